import { destinationPage } from '../../destination/destination-page.tsx';
import { facts } from './facts.ts';
import { guide } from './guide.ts';
import { picture } from './picture.ts';

export const page = destinationPage('newzealand', { facts, guide, picture });
