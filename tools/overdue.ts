import { inIndia } from '../shared/time/months.ts';
import { findOverdue } from './find-overdue.ts';

// `npm run overdue` prints what has ended or must be read again, and then exits with code 1.
const overdue = findOverdue(inIndia(Date.now()).day);
console.log(overdue.join('\n') || 'Nothing is overdue.');
process.exitCode = overdue.length > 0 ? 1 : 0;
