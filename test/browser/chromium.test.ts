import { testEngine } from './engine-behaviours.ts';
import { testSite } from './site-in-browser.ts';

testEngine(testSite());
