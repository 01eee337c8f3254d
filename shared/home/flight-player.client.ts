// Lottie's light SVG player uses neither eval nor inline styles, so the content security policy needs no exception.
import lottie from 'lottie-web/build/player/lottie_light';
import animationData from '../pictures/flight-animation.json';

/** A Lottie animation. */
export type Flight = { play(): void; pause(): void; destroy(): void };

/** Creates the animation in an element, paused. */
export function createFlight(container: HTMLElement): Flight {
  return lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData,
  });
}
