import { testEngine } from './engine-behaviours.ts';
import { testSiteInWebKit } from './site-in-webkit.ts';

testEngine(testSiteInWebKit());
