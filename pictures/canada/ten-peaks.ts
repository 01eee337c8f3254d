/** The mountains above the lake, modelled on the Valley of the Ten Peaks: horns, a hanging glacier, talus. */
import { fill, outline, type Point, stroke } from '../kit.ts';
import { land, ridgeline, shadedSlopes } from '../land.ts';
import { points } from '../points.ts';
import { drawPeak, FAR_ROCK, type Peak, ROCK } from './rockies.ts';

/** Back to front. */
export const PEAKS: readonly Peak[] = [
  {
    left: points('872 190 858 224 838 236 828 284 794 306 782 360 742 430 690 600'),
    spur: points('872 190 880 236 860 290 894 346 866 410 880 480 860 600'),
    right: points('872 190 892 228 918 244 930 296 970 324 984 380 1024 420 1090 600'),
    rock: FAR_ROCK,
    seed: 8,
  },
  {
    left: points(
      '1104 148 1086 158 1078 214 1046 232 1040 296 994 328 986 392 940 426 920 490',
      '890 600',
    ),
    spur: points('1104 148 1118 204 1090 262 1128 330 1096 400 1138 480 1112 600'),
    right: points('1104 148 1152 170 1192 178 1206 206 1240 222 1240 600'),
    litRibs: [
      [
        [1046, 232],
        [1018, 600],
        [1062, 600],
      ],
    ],
    shadeRibs: [
      [
        [1192, 178],
        [1180, 600],
        [1206, 600],
      ],
    ],
    seed: 14,
  },
  {
    left: points('186 166 142 190 130 214 92 222 78 262 34 276 22 318 -30 340 -30 600'),
    spur: points('186 166 196 214 168 258 212 318 184 380 226 450 206 600'),
    right: points(
      '186 166 226 180 244 232 284 252 298 306 334 334 346 390 372 432 388 500',
      '430 600',
    ),
    litRibs: [
      [
        [92, 222],
        [96, 600],
        [140, 600],
      ],
    ],
    shadeRibs: [
      [
        [244, 232],
        [296, 600],
        [336, 600],
      ],
    ],
    seed: 5,
  },
  {
    left: points(
      '664 128 634 146 622 192 586 212 574 262 536 288 526 338 484 366 468 430',
      '424 470 400 600',
    ),
    spur: points('664 128 676 176 646 222 690 286 658 350 706 428 676 500 696 600'),
    right: points(
      '664 128 704 150 722 206 760 226 776 284 822 316 838 376 884 412 904 480',
      '960 600',
    ),
    litRibs: [
      [
        [586, 212],
        [520, 600],
        [570, 600],
      ],
      [
        [634, 270],
        [622, 600],
        [654, 600],
      ],
    ],
    shadeRibs: [
      [
        [722, 206],
        [776, 600],
        [812, 600],
      ],
      [
        [822, 316],
        [872, 600],
        [896, 600],
      ],
    ],
    seed: 21,
  },
];

const SCREE = { lit: '#bdaaa0', shade: '#8494a6' };
const ICE = { lit: '#f8f0df', shade: '#b4d3da', crack: '#7fb0bf' };

/** The glacier between two peaks, which ends above the cliff. */
function glacier(): string {
  const sheet: Point[] = points('300 366 352 356 404 374 458 354 540 380 540 470 470 470 330 470');
  const cliff: Point[] = points(
    '330 448 362 456 384 444 408 458 432 446 458 440 540 440 540 500 456 488',
    '440 504 426 490 410 510 392 496 330 500',
  );
  const wall: Point[] = points('330 470 520 470 520 600 330 600');
  const cracks = 'M362 388L398 400L436 386M384 424L424 416L452 398M374 410L392 412M446 424L470 416';
  return (
    fill(outline(wall), ROCK.shadeBed) +
    fill(outline(sheet), ICE.lit) +
    fill(outline(cliff), ICE.shade) +
    stroke(cracks, ICE.crack, 2.2)
  );
}

/** Talus fans below the gullies, which merge. */
const TALUS = ridgeline(
  points(
    '-20 548 60 524 150 572 262 530 330 576 436 538 520 574 600 532 700 578',
    '822 522 930 574 1012 528 1100 572 1190 522 1220 534',
  ),
  { seed: 2, roughness: 0.06, levels: 2 },
);

function talus(): string {
  const dark = shadedSlopes(TALUS, { minimumDrop: 14, fall: 2 });
  return fill(land(TALUS, 616), SCREE.lit) + fill(dark, SCREE.shade);
}

export function tenPeaks(): string {
  const [far = '', right = '', left = '', middle = ''] = PEAKS.map(drawPeak);
  return far + right + glacier() + left + middle + talus();
}
