import { homePage } from '../../home/home-page.tsx';
import { summaries } from '../summaries.ts';

export const page = homePage(summaries);
