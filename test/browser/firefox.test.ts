import { testAccessibility, testEngineBehaviours } from './engine-behaviours.ts';
import { startFirefox, testSiteIn } from './site-in-window.ts';

const site = testSiteIn(startFirefox);

testEngineBehaviours(site);
testAccessibility(site);
