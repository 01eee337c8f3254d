import { nextTask } from './next-task.ts';
import { savesData } from './saves-data.ts';
import { shownPlace } from './shown-place.ts';

/** A running animation. */
export type Flight = { play(): void; pause(): void; destroy(): void };

/**
 * Lets a plane fly the routes drawn in the hero, once the picture is in view: not for those who asked for less motion
 * or less data. The picture stays as it is where the player fails or never comes. Returns how to stop.
 */
export function startHeroFlight(): () => void {
  const picture = shownPlace()?.querySelector<HTMLElement>('[data-flight]');
  if (!picture || !isWelcome()) return () => undefined;
  let stage: Stage | undefined;
  let left = false;

  const observer = new IntersectionObserver(async ([entry]) => {
    const inView = entry?.isIntersecting ?? false;
    if (stage) return stage.setInView(inView);
    if (!inView) return;
    observer.disconnect();
    // A failed download has been reported by the browser; the still picture is enough.
    const player = await import('./flight-player.ts').catch(() => undefined);
    await nextTask();
    if (!player || left) return;
    stage = createStage(picture, player.createFlight);
    observer.observe(picture);
  });
  observer.observe(picture);

  return () => {
    left = true;
    observer.disconnect();
    stage?.clear();
  };
}

type Stage = { setInView(inView: boolean): void; clear(): void };

/** Lays the animation over the picture, with the button that holds it. */
function createStage(picture: HTMLElement, createFlight: (layer: HTMLElement) => Flight): Stage {
  const layer = document.createElement('div');
  layer.className = 'flight__layer';
  layer.ariaHidden = 'true';
  const button = document.createElement('button');
  button.className = 'flight__button';
  button.type = 'button';
  picture.append(layer, button);
  const flight = createFlight(layer);
  let held = false;

  function setHeld(next: boolean): void {
    held = next;
    button.textContent = held ? 'Play animation' : 'Pause animation';
    if (held) flight.pause();
    else flight.play();
  }

  button.addEventListener('click', () => setHeld(!held));
  setHeld(false);
  return {
    setInView(inView) {
      if (held) return;
      if (inView) flight.play();
      else flight.pause();
    },
    clear() {
      flight.destroy();
      layer.remove();
      button.remove();
    },
  };
}

function isWelcome(): boolean {
  return !savesData() && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
