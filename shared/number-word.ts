const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** A count as it is written in a sentence: a word up to twelve, digits above. */
export function numberWord(count: number): string {
  return words[count] ?? String(count);
}
