import { testEngineBehaviours } from './engine-behaviours.ts';
import { testSite } from './site-in-browser.ts';

// Unlike `headless`, it has a back/forward cache.
const site = testSite('chromium');

testEngineBehaviours(site);
