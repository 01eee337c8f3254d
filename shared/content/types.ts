import type { Picture } from '../picture.ts';

/** Month of the year, 1 (January) to 12 (December). */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A page outside this site. */
export type ExternalLink = { readonly text: string; readonly href: string };

/** A short heading with the sentence or two that belong to it. */
export type Point = { readonly title: string; readonly text: string };

/** When teaching starts. `months` are consecutive; `sometimes` marks an intake that only some institutions offer. */
export type Intake = {
  readonly name: string;
  readonly months: readonly Month[];
  readonly sometimes?: true;
};

/** A rule with its source: every fact on a destination page links the official page it was checked against. */
export type Fact = {
  readonly term: string;
  readonly detail: string;
  readonly source: ExternalLink;
};

/** Title, description and heading of any page. `description` is one or two sentences, 110 to 160 characters. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
};

/** Everything a destination page says. */
export type Destination = PageHead & {
  /** As in "Study in {name}". */
  readonly name: string;
  /** As it reads inside a sentence: "the USA", "Canada". */
  readonly nameInSentence: string;
  /** Main gateway airport, IATA code. */
  readonly gateway: { readonly code: string; readonly city: string };
  readonly picture: Picture;
  readonly intro: readonly string[];
  /** The boarding pass: short values, a few words each. */
  readonly glance: {
    readonly intakes: string;
    readonly applyThrough: string;
    readonly visa: string;
    readonly work: string;
  };
  readonly intakes: readonly Intake[];
  readonly process: { readonly lead: string; readonly steps: readonly Point[] };
  readonly afterOffer: { readonly lead: string; readonly items: readonly Point[] };
  readonly facts: readonly Fact[];
  readonly whyWorthIt: readonly string[];
  readonly howWeHelp: readonly string[];
  /** ISO date on which the facts were last checked against the official pages. */
  readonly lastReviewed: string;
};

/** What the home page says. */
export type Home = PageHead & {
  /** One line each where there is room. */
  readonly tagline: readonly [string, string];
  readonly intro: readonly string[];
  readonly picture: Picture;
  readonly services: { readonly lead: string };
  readonly stages: { readonly lead: string; readonly items: readonly Point[] };
  readonly contact: { readonly lead: string };
  readonly privacy: readonly string[];
};

/** A destination's card on the home page: its picture and two lines of text. */
export type Spotlight = { readonly picture: Picture; readonly lines: readonly [string, string] };
