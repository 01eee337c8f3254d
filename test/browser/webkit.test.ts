import { testEngineBehaviours } from './engine-behaviours.ts';
import { testSiteInWebKit } from './site-in-webkit.ts';

// What engines do in ways of their own: Back, reload, hashes, focus, typing, sending.
testEngineBehaviours(testSiteInWebKit());
