// The light SVG player: it needs neither eval nor inline styles, so the content security policy needs no exception.
import lottie from 'lottie-web/build/player/lottie_light';
import animationData from '../pictures/flight-animation.json';

/** A created animation. */
export type Flight = { play(): void; pause(): void; destroy(): void };

/** Creates the animation in an element; it does not play yet. */
export function createFlight(container: HTMLElement): Flight {
  return lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData,
  });
}
