import { testEngineBehaviours } from './engine-behaviours.ts';
import { testSite } from './site-in-browser.ts';

// What engines do in ways of their own: Back, reload, hashes, focus, typing, sending.
testEngineBehaviours(testSite('headless'));
