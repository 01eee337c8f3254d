/** Aoraki / Mount Cook: its High, Middle and Low Peaks along one falling summit ridge. */
import { fill, outline, PAPER, type Point } from '../kit.ts';
import { land, ridgeline, shadedSlopes } from '../land.ts';
import { points } from '../points.ts';

const SNOW = { lit: PAPER, shade: '#a9add3', deep: '#7d82b5' };
const ROCK = { lit: '#8d83a8', shade: '#64608f' };

const SKYLINE: readonly Point[] = points(
  '20 600 96 520 150 478 176 470 214 420 256 396 286 340 330 312 354 258',
  '388 232 410 176 446 134 474 160 500 170 532 194 560 192 600 222 636 204',
  '664 228 690 234 730 262 770 246 800 276 822 322 862 346 884 392 936 420',
  '968 462 1030 492 1130 600',
);

/** Shaded faces, each from a peak down its rib and up the gully beside it. */
const SHADED: readonly (readonly Point[])[] = [
  points(
    '446 134 456 186 436 230 476 292 452 350 500 424 480 500 510 600 610 600',
    '584 500 546 440 556 380 514 310 530 250 500 170 474 160',
  ),
  points(
    '636 204 646 250 626 292 668 352 648 412 696 486 690 600 790 600 764 490',
    '724 440 736 370 698 310 704 262 690 234 664 228',
  ),
  points(
    '770 246 782 292 762 330 806 392 790 450 840 520 840 600 1130 600 1030 492',
    '968 462 936 420 884 392 862 346 822 322 800 276',
  ),
  points(
    '330 312 342 352 322 392 362 446 344 510 370 600 446 600 420 500 388 452',
    '394 400 364 352',
  ),
  points('214 420 226 452 210 486 244 530 240 600 306 600 282 530 256 490'),
];

/** Lit spurs within the shaded faces. */
const SPURS: readonly (readonly Point[])[] = [
  points('862 346 850 400 878 440 866 500 900 600 940 600 900 510 904 450 876 400'),
  points('968 462 966 500 990 540 990 600 1030 600 1010 530'),
];

/** Smaller ribs on the lit faces. */
const RIBS: readonly (readonly Point[])[] = [
  points('408 218 412 250 398 282 416 322 408 356 428 396 424 340 432 306 414 268'),
  points('290 370 298 402 286 430 308 476 316 520 318 470 308 436 312 404'),
  points('562 216 570 244 558 270 582 312 570 346 592 386 592 340 600 306 582 264'),
  points('610 400 618 430 606 456 634 508 630 466 640 436'),
  points('738 284 744 316 734 344 764 402 760 360 768 330'),
  points('420 420 428 450 414 476 446 540 442 490 450 458'),
  points('762 430 768 466 760 490 788 546 784 504 790 470'),
];

/** Rock that is too steep for snow, and the deepest parts of the gullies. */
const CRAGS: readonly (readonly Point[])[] = [
  points('446 134 456 186 436 230 462 270 466 236 478 196'),
  points('476 292 452 350 486 402 490 360 500 326'),
  points('636 204 646 250 626 292 650 328 656 290 664 250'),
  points('668 352 648 412 680 460 684 420 688 384'),
  points('770 246 782 292 762 330 792 372 796 330 800 290'),
  points('806 392 790 450 822 494 824 450'),
  points('330 312 342 352 322 392 350 430 354 390'),
  points('936 420 916 470 950 540 968 462'),
];

/** Where the snow ends and the rock of the lower spurs begins. */
const SPUR_LINE = ridgeline(
  points(
    '20 600 120 528 170 548 240 500 290 556 366 494 430 560 500 476 570 566',
    '640 536 694 480 750 560 836 490 890 556 990 510 1130 600',
  ),
  { seed: 5, roughness: 0.16, levels: 2 },
);

export function aoraki(): string {
  return (
    fill(outline(SKYLINE), SNOW.lit) +
    fill(SHADED.map(outline).join(''), SNOW.shade) +
    fill(SPURS.map(outline).join(''), SNOW.lit) +
    fill(CRAGS.map(outline).join(''), SNOW.deep) +
    fill(RIBS.map(outline).join(''), SNOW.shade) +
    fill(land(SPUR_LINE, 610), ROCK.lit) +
    fill(shadedSlopes(SPUR_LINE, { minimumDrop: 20, fall: 1.5 }), ROCK.shade)
  );
}
