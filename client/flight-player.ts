// The light SVG player: it needs neither eval nor inline styles, so the content security policy stays whole.
import lottie from 'lottie-web/build/player/lottie_light';
import animationData from '../pictures/flight-animation.json';
import type { Flight } from './hero-flight.ts';

export function createFlight(container: HTMLElement): Flight {
  return lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData,
  });
}
