// The light SVG player: it needs neither eval nor inline styles, so the content security policy needs no exception.
import lottie from 'lottie-web/build/player/lottie_light';
import animationData from '../pictures/flight-animation.json';

export function createFlight(container: HTMLElement) {
  return lottie.loadAnimation({
    container,
    renderer: 'svg',
    loop: true,
    autoplay: false,
    animationData,
  });
}
