import { testEngineBehaviours } from './engine-behaviours.ts';
import { testSiteInWebKit } from './site-in-webkit.ts';

testEngineBehaviours(testSiteInWebKit());
