import { testAccessibility, testEngineBehaviours } from './engine-behaviours.ts';
import { startWebKit } from './site-in-webkit.ts';
import { testSiteIn } from './site-in-window.ts';

const site = testSiteIn(startWebKit);

testEngineBehaviours(site);
testAccessibility(site);
