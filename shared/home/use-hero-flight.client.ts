import { type RefObject, useEffect, useState } from 'react';
import { onForget } from '../forget.client.ts';
import { savesData } from '../save-data.client.ts';
import { kept, readStored, store } from '../storage.client.ts';
import type { Flight } from './flight-player.client.ts';

type HeroFlight = {
  /** Absent until the player has loaded, and always where animation is not wanted. */
  readonly state: 'absent' | 'paused' | 'playing';
  readonly toggle: () => void;
};

/**
 * Plays the animation of a plane on the hero's routes in `layer`, only while it is in view. The player is fetched when it
 * is in view, `map` has loaded and the visitor has done anything on the site. The picture stays still for visitors who
 * want less motion or less data, and where the player does not load. What the visitor chose is kept in this tab.
 */
export function useHeroFlight(
  layer: RefObject<HTMLElement | null>,
  map: RefObject<HTMLImageElement | null>,
): HeroFlight {
  const [flight, setFlight] = useState<Flight>();
  const [paused, setPaused] = useState(false);
  const inView = useInView(layer);
  const hasLoaded = useHasLoaded(map);
  const wanted = useHasInteracted() && inView && hasLoaded && flight === undefined;

  useEffect(() => {
    const element = layer.current;
    if (!wanted || !element || !animationAllowed()) return;
    let cancelled = false;
    import('./flight-player.client.ts').then(
      ({ createFlight }) => {
        if (cancelled) return;
        setPaused(readStored(kept.flightPaused, (stored) => stored === true || undefined) === true);
        setFlight(createFlight(element));
      },
      // The browser has reported the failed download; the still picture is enough.
      () => undefined,
    );
    return () => {
      cancelled = true;
    };
  }, [wanted, layer]);

  useEffect(() => () => flight?.destroy(), [flight]);

  useEffect(() => {
    if (inView && !paused) flight?.play();
    else flight?.pause();
  }, [flight, inView, paused]);

  useEffect(() => onForget(() => setPaused(false)), []);

  function toggle(): void {
    store(kept.flightPaused, !paused);
    setPaused(!paused);
  }

  if (!flight) return { state: 'absent', toggle };
  return { state: paused ? 'paused' : 'playing', toggle };
}

function animationAllowed(): boolean {
  // A browser without media queries can't report that less motion is wanted.
  const isReduced = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
  return !savesData() && !isReduced;
}

/** Whether the visitor has moved the pointer, scrolled, pressed or typed anything since the page appeared. */
function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const act = () => {
      listeners.abort();
      setHasInteracted(true);
    };
    for (const type of ['pointermove', 'pointerdown', 'keydown', 'scroll']) {
      addEventListener(type, act, { signal: listeners.signal, passive: true });
    }
    return () => listeners.abort();
  }, []);
  return hasInteracted;
}

/** Whether a picture is there: some visitors block them. */
function useHasLoaded(image: RefObject<HTMLImageElement | null>): boolean {
  const [hasLoaded, setHasLoaded] = useState(false);
  useEffect(() => {
    const { current } = image;
    if (!current) return;
    const check = () => setHasLoaded(current.naturalWidth > 0);
    check();
    current.addEventListener('load', check);
    return () => current.removeEventListener('load', check);
  }, [image]);
  return hasLoaded;
}

function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver((entries) => {
      setInView(entries.at(-1)?.isIntersecting ?? false);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}
