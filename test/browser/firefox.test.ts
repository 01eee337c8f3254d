import { testEngineBehaviours } from './engine-behaviours.ts';
import { testSite } from './site-in-browser.ts';

testEngineBehaviours(testSite('firefox'));
