import { type RefObject, useEffect, useState } from 'react';
import { listen } from '../browser/listen.ts';
import { useVisible } from '../browser/use-visible.ts';
import type { Flight } from './flight-player.client.ts';

/**
 * Plays the animation of a plane in `layer` while it is visible. The player is fetched once `layer` is visible, `map` has
 * loaded and the visitor has interacted with the site. The picture stays still if the visitor prefers reduced motion or saves
 * data, or if the player fails to load.
 */
export function useHeroFlight(
  layer: RefObject<HTMLElement | null>,
  map: RefObject<HTMLImageElement | null>,
) {
  const [flight, setFlight] = useState<Flight>();
  const [paused, setPaused] = useState(false);
  const inView = useVisible(layer);
  const wanted = useHasInteracted() && inView && flight === undefined;

  useEffect(() => {
    const element = layer.current;
    if (!wanted || !element || !map.current || !animationAllowed()) return;
    let cancelled = false;
    async function load(container: HTMLElement, picture: HTMLImageElement): Promise<void> {
      // Waits for the picture, and rejects if the visitor blocks images.
      await picture.decode();
      const { createFlight } = await import('./flight-player.client.ts');
      if (!cancelled) setFlight(createFlight(container));
    }
    // If it fails, the picture stays still; the browser has logged a failed download.
    load(element, map.current).catch(() => undefined);
    return () => {
      cancelled = true;
    };
  }, [wanted, layer, map]);

  useEffect(() => () => flight?.destroy(), [flight]);

  useEffect(() => {
    if (inView && !paused) flight?.play();
    else flight?.pause();
  }, [flight, inView, paused]);

  return { hasLoaded: flight !== undefined, paused, toggle: () => setPaused(!paused) };
}

/** Chromium's Save-Data preference. */
type SavingNavigator = Navigator & { readonly connection?: { readonly saveData?: boolean } };

function animationAllowed(): boolean {
  // Without media queries, assume reduced motion.
  const isReduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  const { connection } = navigator as SavingNavigator;
  return !connection?.saveData && !isReduced;
}

/** True if the visitor has moved the pointer, scrolled, pressed or typed since the page appeared. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const events = ['pointermove', 'pointerdown', 'keydown', 'scroll'];
    if (!hasInteracted) return listen(events, () => setHasInteracted(true));
  }, [hasInteracted]);
  return hasInteracted;
}
