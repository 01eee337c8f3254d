/**
 * What families ask about, in reading order, by the anchors of the groups on the home page. Counsellors send these anchors by
 * message, so they don't change with the words.
 */
export const questionGroups = {
  marks: 'Marks and documents',
  money: 'Loan and money',
  refused: 'Visa, and refused before',
  safety: 'Safety, and far from home',
} as const;

/** The anchor of a group of questions. */
export type QuestionGroup = keyof typeof questionGroups;
