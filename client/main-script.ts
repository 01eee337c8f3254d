import { markCurrentSection } from './mark-current-section.ts';
import { revealOnScroll } from './reveal-on-scroll.ts';

// The site's main script: what the home page does beyond being read. The page calls `init` when it has appeared.
globalThis.parAvion = {
  init() {
    const tearDowns = [markCurrentSection(), revealOnScroll()];
    return () => {
      for (const tearDown of tearDowns) tearDown();
    };
  },
};
