import { destinationPage } from '../../destination/destination-page.tsx';
import { guide } from './guide.ts';
import { summary } from './summary.ts';

export const page = destinationPage('ireland', summary, guide);
