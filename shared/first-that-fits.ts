/** The first of some texts that has at most so many characters, or else the last one. */
export function firstThatFits(most: number, texts: readonly string[]): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1) ?? '';
}
