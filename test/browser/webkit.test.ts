import { testEngineBehaviours } from './engine-behaviours.ts';
import { testSiteInWebKit } from './site-in-webkit.ts';

// What engines do in ways of their own: Back, reload, hashes, focus, turning a phone, typing, sending.
testEngineBehaviours(testSiteInWebKit());
