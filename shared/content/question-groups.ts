/**
 * What families ask about, in reading order, by the anchors of the groups on the home page. Counsellors send these anchors by
 * message, so they don't change with the words.
 */
export const questionGroups = {
  marks: 'Marks and documents',
  money: 'Loan and money',
  refused: 'Visas and earlier refusals',
  safety: 'Safety and living away from home',
} as const;

/** The anchor of a group of questions. */
export type QuestionGroup = keyof typeof questionGroups;
