import { testEngineBehaviours } from './engine-behaviours.ts';
import { startFirefox, testSiteIn } from './site-in-window.ts';

testEngineBehaviours(testSiteIn(startFirefox));
