/**
 * Groups of families' questions in reading order, by their anchors on the home page. Counsellors send these anchors by
 * message, so keep an anchor when its title changes.
 */
export const questionGroups = {
  marks: 'Marks and documents',
  money: 'Loan and money',
  refused: 'Visas and earlier refusals',
  safety: 'Safety and living away from home',
} as const;

/** Anchor of a group of questions. */
export type QuestionGroup = keyof typeof questionGroups;
