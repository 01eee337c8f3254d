import { only, textOf } from './html.ts';

/** The elements that the selector finds, in the document's order. */
export function all(within: ParentNode, selector: string): readonly Element[] {
  return [...within.querySelectorAll(selector)];
}

/** What a visitor reads in each element that the selector finds. */
export function textsIn(within: ParentNode, selector: string): readonly string[] {
  return all(within, selector).map(textOf);
}

/** Every attribute of an element, by name. */
export function attributesOf({ attributes }: Element): Readonly<Record<string, string>> {
  return Object.fromEntries([...attributes].map(({ name, value }) => [name, value]));
}

/** Text and address of each link, in the document's order. */
export function linksIn(within: ParentNode): readonly (readonly [text: string, href: string])[] {
  return all(within, 'a').map((link) => [textOf(link), link.getAttribute('href') ?? '']);
}

/** The address of each link, in the document's order. */
export function hrefsIn(within: ParentNode): readonly string[] {
  return linksIn(within).map(([, href]) => href);
}

/** A question that is closed until a visitor opens it. */
type ClosedQuestion = {
  readonly question: string;
  readonly anchor: string;
  /** The answer, with the text of its link. */
  readonly answer: string;
  /** The addresses that the answer leads to. */
  readonly pages: readonly string[];
};

/** The closed questions of a part of a page. */
export function closedQuestionsIn(within: ParentNode): readonly ClosedQuestion[] {
  return all(within, '.questions details:not([open])').map((details) => {
    const answer = only(details, 'p');
    return {
      question: textOf(only(details, 'summary')),
      anchor: answer.id,
      answer: textOf(answer),
      pages: hrefsIn(answer),
    };
  });
}
