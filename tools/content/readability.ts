import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

export type Readability = {
  readonly words: number;
  /** US school grade by Flesch and Kincaid, of whole sentences: labels and notes would make it look easier. */
  readonly grade: number;
  /** Words of the longest text. */
  readonly longestText: number;
};

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Measures texts as a visitor reads them. */
export function measureTexts(texts: readonly string[]): Readability {
  const lengths = texts.map((text) => wordsIn(text).length);
  const sentences = texts.filter((text) => /[.?]$/.test(text)).flatMap(sentencesIn);
  const words = sentences.flatMap(wordsIn);
  return {
    words: lengths.reduce((sum, length) => sum + length, 0),
    grade: fleschKincaid({
      sentence: sentences.length,
      word: words.length,
      syllable: words.reduce((sum, word) => sum + syllable(word), 0),
    }),
    longestText: Math.max(...lengths),
  };
}

/** The words of a text, numbers included. */
export function wordsIn(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.-]*/gu) ?? [];
}

/** The sentences of a text, without the spaces between them. */
export function sentencesIn(text: string): readonly string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim());
}
