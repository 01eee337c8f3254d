import { testEngineBehaviours } from './engine-behaviours.ts';
import { startWebKit } from './site-in-webkit.ts';
import { testSiteIn } from './site-in-window.ts';

testEngineBehaviours(testSiteIn(startWebKit));
