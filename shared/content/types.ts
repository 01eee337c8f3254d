import type { OfficeHours } from '../office-hours.ts';
import type { Picture } from '../pictures/picture.ts';
import type { ClockTime } from '../time-in-india.ts';
import type { QuestionGroup } from './question-groups.ts';

/** Month of the year, 1 (January) to 12 (December). */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A day, e.g. `2026-11-24`. */
export type IsoDay = `20${number}-${number}-${number}`;

/** A date of any year, e.g. '06-30'. */
export type MonthAndDay = `${number}-${number}`;

/** IATA code, city, and [longitude, latitude] in degrees. */
export type Airport = {
  readonly code: string;
  readonly city: string;
  readonly position: readonly [longitude: number, latitude: number];
};

/** A page outside this site. */
export type ExternalLink = { readonly text: string; readonly href: string };

/**
 * Text for visitors. An abbreviation is explained where a page uses it first, as `[CAS](Confirmation of Acceptance for
 * Studies)`; the page shows "CAS (Confirmation of Acceptance for Studies)". A page of this site is linked by its id in
 * `route-rows.ts`, with an anchor on it where there is one: `[the table](page:home#compare)`. Steps of a plan have no such
 * links, since the calendar file shows them, too. In a fact at a glance `**the answer**` is bold.
 */
export type Text = string;

/** A short heading with the sentence or two that belong to it. */
export type Point = { readonly title: string; readonly text: Text };

/** When teaching begins. `months` are consecutive. */
export type Intake<Id extends string = string> = {
  /** Stable, because URLs contain it, e.g. `october-november`. */
  readonly id: Id;
  readonly name: string;
  /** For a list of intakes, if the name does not fit a narrow phone. */
  readonly short?: string;
  readonly months: readonly Month[];
  /** Only some institutions offer it: at one level, or (`true`) at all. */
  readonly sometimes?: true | Level;
};

/** A span in months before teaching begins, the earlier end first: `[12, 10]`. 0 is the month in which it begins. */
export type MonthsBefore = readonly [from: number, to: number];

/** What a visitor wants to study. `master` stands for a PhD too. */
export type Level = 'bachelor' | 'master';

/** A value for each intake by its id; an intake left out has none. */
export type ByIntake<Id extends string, Value> = { readonly [Each in Id]?: Value };

/** What is said for every intake, or a text for each by its id; an intake left out does not have it. */
export type TextPart<Id extends string = string> = Text | ByIntake<Id, Text>;

/** One step of the plan. */
export type PlanStep<Id extends string = string> = {
  /** Stable and unique within the destination. */
  readonly id: string;
  readonly title: string;
  /** The same for every intake, or its parts in their order. */
  readonly text: Text | readonly TextPart<Id>[];
  /** For whom it is; for everybody where it is left out. */
  readonly level?: Level;
  /** Whether parents have a part in it: their account, the sanction letter, an affidavit, a payment, a consent. */
  readonly withParents?: true;
  /** The same span for every intake, or a span for each by its id; an intake left out does not have this step. */
  readonly when: MonthsBefore | ByIntake<Id, MonthsBefore>;
  /** When many institutions close applications, for each intake by its id; only if it is known. */
  readonly manyClose?: ByIntake<Id, ManyClose>;
  /** Whether many courses close when they are full. */
  readonly closesWhenFull?: true;
  readonly deadlines?: readonly Deadline<Id>[];
  /** What an official page requires of this step; all else in a plan is good practice. */
  readonly requirements?: readonly Requirement<Id>[];
  readonly isApplication?: true;
  readonly isVisa?: true;
};

/** The months in which many close and, if it is known, the day of the last month by which most have closed. */
export type ManyClose = { readonly when: MonthsBefore; readonly untilDay?: number };

/** What an official page requires of a step, or the first or last date that a visitor's own letter sets. */
export type Requirement<Id extends string = string> = {
  readonly kind: 'requirement' | 'not-before' | 'not-after';
  /** The intake's id, if it applies to one alone. */
  readonly intake?: Id;
  readonly text: Text;
  /** Left out if only the visitor's own letter states it. */
  readonly source?: ExternalLink;
  /** The date, e.g. '12-31', on which a document of that year expires for everybody: in the calendar of intakes around it. */
  readonly expires?: { readonly date: MonthAndDay; readonly title: string };
};

/** The official deadline of a step, for one intake. */
export type Deadline<Id extends string = string> = {
  /** What it applies to, e.g. "for most courses". */
  readonly scope: string;
  /** The same on the page, if it can say more than a calendar's title. */
  readonly longScope?: string;
  /** Whether only a few institutions have it, so that others stay open after it. */
  readonly isForSome?: true;
  /** The intake's id. */
  readonly intake: Id;
  /** By the intake's year: the ISO dates that are published, e.g. `{ 2027: '2027-01-13' }`. */
  readonly days: Readonly<Record<number, IsoDay>>;
  /** The date in years without a published one, e.g. "mid-January", and its last day; in the intake's year, or so many years before it. */
  readonly usually: {
    readonly text: string;
    readonly month: Month;
    readonly day: number;
    readonly yearsBefore: 0 | 1;
  };
  /** Who publishes the date, e.g. "UCAS". */
  readonly publisher: string;
  /** The time of the day, if it is the same every year. Day and time in India are computed from it. */
  readonly closes?: ClockTime;
  /** What an applicant can still do after the deadline, in order. */
  readonly afterwards?: readonly LateRound[];
  readonly source: ExternalLink;
};

/** Applications accepted after the deadline, at the same time of the day until a date in the intake's year. */
export type LateRound = {
  readonly text: Text;
  /** E.g. '06-30'. */
  readonly until: MonthAndDay;
  /** For the board and the ticket, in place of "late applications until …". */
  readonly short?: string;
};

/** Options for the same step, of which a visitor takes one: nested under one number. */
export type PlanChoice<Id extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly options: readonly PlanStep<Id>[];
  readonly isApplication?: true;
  readonly isVisa?: true;
};

/**
 * The steps in the order in which they happen. `isApplication` marks the one in which a place is applied for: a level that
 * has no option to apply for an intake is not offered that intake. `isVisa` marks the one in which the visa is applied for: of a
 * step before it that is over one can ask the university.
 */
export type PlanEntry<Id extends string = string> = PlanStep<Id> | PlanChoice<Id>;

/** A document to collect; where there is something to say, why it is asked for and what commonly goes wrong with it. */
export type DocumentItem = {
  /** Stable and unique within the destination: ticks are kept under it. */
  readonly id: string;
  /** For whom it is; for everybody where it is left out. */
  readonly level?: Level;
  readonly name: Text;
  readonly why?: Text;
  readonly commonMistake?: Text;
};

/**
 * When words about today were read ("not decided", "announced"), and what the page says once they are too old to be
 * asserted. Words with it need the official page beside them.
 */
export type Aging = {
  /** ISO day on which a person read the official page. */
  readonly read: IsoDay;
  /** ISO day from which the page says, until a person has looked again, the official page, when it was read, and `afterwards`. */
  readonly lookAgain: IsoDay;
  /** What stays true, whatever has been decided since. */
  readonly afterwards: Text;
};

/** What replaces a text from a coming day, e.g. once an announced rule begins: ISO date and text. */
export type Coming = { readonly from: IsoDay; readonly text: Text };

/** A question with its answer: a rule with its official page, or the institution decides and there is no page. */
export type Question = {
  /** The anchor that a counsellor sends, e.g. `visa-refused`: stable, and unique on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: Text;
  readonly coming?: Coming;
  readonly source?: ExternalLink;
  readonly aging?: Aging;
};

/** A rule with the official page that has it. */
export type Rule = {
  readonly term: string;
  readonly detail: Text;
  readonly coming?: Coming;
  readonly source: ExternalLink;
  readonly aging?: Aging;
};

/** A change of a rule: the ISO date from which it applies, which may be ahead, or on which it was announced, and its official page. */
export type RuleChange = {
  readonly date: IsoDay;
  /** Whether it is still to be decided if the change holds: it then stands below the ticket for as long. */
  readonly isOpen?: true;
  /** The matter in a few words: beside its day it has one line of a phone. */
  readonly title: string;
  readonly text: Text;
  readonly source: ExternalLink;
  readonly aging?: Aging;
};

/** What the home page and the destination's own page both show: the card, and the facts by which countries compare. */
export type DestinationSummary = {
  /** Two lines for the card on the home page. */
  readonly card: readonly [string, string];
  /** A few words each: the boarding pass and the row of the table are made from the same values. */
  readonly facts: {
    /** With each month in which classes begin, as the guide's `intakes` have them. */
    readonly intakes: Text;
    readonly apply: Text;
    readonly visa: Text;
    /** The document without which nobody can apply for the visa. */
    readonly keyDocument: Text;
    /** How proof of funds is called or shown; never an amount. */
    readonly proofOfFunds: Text;
    readonly health: Text;
    /** Its hours stand in the guide's question `work-hours`, too. */
    readonly workDuring: Text;
    readonly workAfter: Text;
    readonly official: ExternalLink;
    /** Where the sum is written that a family must show. */
    readonly fundsPage: ExternalLink;
  };
  /** What only the comparison on the home page says. */
  readonly comparison: {
    /** How many years a bachelor's and a master's usually take, and the official page that says it. */
    readonly length: Text;
    readonly lengthPage: ExternalLink;
    /** When classes begin for somebody whose results come between May and August. */
    readonly afterResults: Text;
    /** Whether husband or wife may come, and work: the guide's question `family` says it with its official page. */
    readonly family: Text;
  };
  /** The country's row in the table on the home page; its guide has a question `visa-refused` that says more. */
  readonly refusal: {
    /** Until when, e.g. "28 days". */
    readonly days: Text;
    /** What one can ask for. */
    readonly road: Text;
    /** What must be different before one does. */
    readonly change: Text;
  };
};

/** Everything else that a destination page says. */
export type DestinationGuide<Id extends string = string> = {
  /** For search engines: one or two sentences, 110 to 160 characters, that name the country. */
  readonly description: string;
  /**
   * First whom this country suits, by name, in one or two sentences, which stand above the ticket; then what else there is to
   * say. Once that universities and colleges set their “exact intake dates”; intakes stand at a glance and in the plan.
   */
  readonly intro: readonly Text[];
  /** The honest limit: what speaks against this country, or what nobody can promise. */
  readonly limit: Text;
  readonly intakes: readonly Intake<Id>[];
  /** "Application Process Overview". */
  readonly process: {
    readonly lead?: Text;
    /** Names only intakes of the guide. */
    readonly plan: readonly PlanEntry<NoInfer<Id>>[];
    /** What to look at when classes begin, and no step is left. */
    readonly arrival: Text;
    readonly documents: readonly DocumentItem[];
    readonly questions: readonly Question[];
  };
  /** "After You Receive an Offer". */
  readonly afterOffer: {
    readonly lead: Text;
    readonly documents: readonly DocumentItem[];
    readonly rules: readonly Rule[];
    readonly questions: readonly Question[];
  };
  /** "Why It's Worth It". */
  readonly whyWorthIt: {
    readonly reasons: readonly Text[];
    readonly questions: readonly Question[];
  };
  /** "How We Help", which names the country. */
  readonly howWeHelp: readonly Text[];
  /** Whether "How We Help" shows the licence to advise, `licenceCanada` of site.ts. */
  readonly showsLicence?: true;
  /**
   * What changed in the rules in the last two years, newest first. Those that are open stand below the ticket, or else
   * the first.
   */
  readonly changes: readonly RuleChange[];
  /** ISO day on which the words were written. */
  readonly written: IsoDay;
  /** ISO day on which a person opened every official page that it links. Until then no page says "reviewed". */
  readonly reviewed?: IsoDay;
};

/** A claim that no person has confirmed yet: not on the page, listed by `npm run check-content`. */
export type Unconfirmed = {
  readonly claim: string;
  readonly source: ExternalLink;
  /** Words of the claim that no page may use until it is confirmed, e.g. its date. */
  readonly phrases?: readonly string[];
};

/** The row of a page that is not a destination's. */
export type PageRow = {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly crumb: string;
  readonly inNavigation: boolean;
};

/** The row of a destination; `id` is the end of its path. */
export type DestinationRow = {
  readonly id: string;
  readonly label: string;
  /** The name inside a sentence: "the USA", "Canada". */
  readonly nameInText: string;
  readonly gateway: Airport;
};

/** The consultancy, in the words of its owner: `site.ts` has and explains every entry. The page shows no optional entry that is empty. */
export type SiteContent = {
  readonly name: string;
  readonly nameInPictures: string;
  readonly city: string;
  readonly airport: Airport;
  readonly subtitle: string;
  readonly hasPlaceholders: boolean;
  readonly office: {
    readonly street: string;
    readonly postalCode: string;
    readonly region: string;
    readonly country: string;
    readonly countryCode: string;
  };
  readonly address: readonly string[];
  readonly social: readonly ExternalLink[];
  readonly map: { readonly title: string; readonly embed: string; readonly link: string };
  readonly rights: string;
  readonly credit: string;
  readonly officeHours: readonly OfficeHours[];
  readonly promises: readonly Text[];
  readonly charges: readonly Text[];
  readonly whoPays?: Text;
  readonly answeredWithin?: string;
  readonly counsellor?: string;
  readonly whatsapp?: string;
  readonly licenceCanada?: string;
  readonly legalName?: string;
  readonly registration?: string;
  readonly privacyContact?: string;
  readonly retentionMonths?: number;
  readonly privacyAnswerDays?: number;
  readonly mailProvider?: string;
  readonly webHost?: string;
  readonly parentCheck?: string;
  readonly noteLanguages?: string;
};

/** Facts that only the owner needs to know, on no page. */
export type OwnerRecords = { readonly serviceContract: string; readonly breachReporter: string };

/** The words of the error view. */
export type ErrorContent = {
  readonly heading: string;
  readonly lead: string;
  /** For a URL without a page. */
  readonly notFoundLead: string;
  /** For a page that failed in the browser after a link to it was followed. */
  readonly crash: {
    readonly detail: string;
    readonly lead: string;
    readonly reload: string;
    /** The button for a page that fails at each visit: a stored value may be the cause. */
    readonly clear: string;
  };
  /** The link to the home page, before the links to the destinations. */
  readonly home: string;
};

/** A field of the enquiry form. All of them are required. */
export type EnquiryField = {
  /**
   * Stands beside the answer in the mail that arrives: letters and digits. The forwarding service answers to `email`, and
   * a link from a destination's page fills in `country`.
   */
  readonly name: string;
  readonly label: string;
  /** What the privacy note calls it, behind "your": "your name, phone number and email address". */
  readonly inText: string;
  /** `text` takes anything but blanks, `tel` at least three digits, `email` what the browser takes for an address. */
  readonly type: 'text' | 'tel' | 'email';
  /** An example below the field. */
  readonly hint?: string;
  /** What the browser may fill in, as HTML calls it, e.g. `street-address`. Left out where it knows no such thing. */
  readonly autoComplete?: string;
};

/** What is particular to the service that receives the form's posts, be it a company's or one of your own. */
export type EnquiryService = {
  /** Its origin. The setting `ENQUIRY_ENDPOINT` must lie there, since all below is true of this service only. */
  readonly origin: string;
  /** Whether its address may end with the inbox's email address. Others have a name or a key for each inbox. */
  readonly takesEmailAddress: boolean;
  /** Origins of pages through which it leads the visitor after the post, where they are others. */
  readonly redirectOrigins: readonly string[];
  /** What it wants besides the answers, e.g. an access key. Everybody can read it in the page. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** The hidden field that says where to send the visitor back to; empty unless `ENQUIRY_RETURN` is on. */
  readonly returnField: string;
  /** The sentence above the button: who the service is, and where. */
  readonly inShort: string;
  /** The privacy note's sentences: who it is, in which country, for how long it keeps an enquiry, and who asks it to delete one. */
  readonly privacy: string;
  readonly privacyPolicy: ExternalLink;
};

/** What the home page says. */
export type HomeContent = {
  /** ISO date on which its facts and answers were written. */
  readonly written: IsoDay;
  /** ISO date on which a person opened every official page that it links. */
  readonly reviewed?: IsoDay;
  readonly picture: Picture;
  /** Title and description for search engines; the description has 110 to 160 characters. */
  readonly title: string;
  readonly description: string;
  /** One line each where there is room. */
  readonly tagline: readonly [string, string];
  readonly intro: readonly Text[];
  /** In the first screen: what a family can rely on. */
  readonly trust: readonly string[];
  readonly services: {
    readonly lead: Text;
    /** Where a visitor may stand, each with the anchor on the home page that helps first. */
    readonly situations: {
      readonly title: string;
      readonly items: readonly { readonly text: string; readonly anchor: string }[];
    };
  };
  readonly compare: { readonly title: string; readonly lead: Text };
  readonly stages: { readonly lead: Text; readonly items: readonly Point[] };
  /** What to bring to the office, or have ready, stands beside its address. */
  readonly contact: { readonly lead: Text; readonly bring: Text };
  /** Above the table of what one can do after a refusal, a row a country. */
  readonly refusals: { readonly title: string; readonly lead: Text };
  /** What families ask, whichever the country, in the groups of `question-groups.ts`. */
  readonly families: {
    readonly lead: Text;
    readonly questions: Readonly<Record<QuestionGroup, readonly Question[]>>;
  };
  /** Above the form's button, always in view. */
  readonly beforeSending: {
    /** What a visitor agrees to by sending the form. */
    readonly consent: Text;
    readonly underAge: Text;
    /** What the link to the privacy note says. */
    readonly noteLink: string;
  };
  /** Below the words of thanks, once an enquiry has arrived. */
  readonly afterSending: Text;
  /** The privacy note. */
  readonly privacy: {
    /** Who asks, for what, and how to withdraw consent. */
    readonly enquiry: readonly Text[];
    /** For how long an enquiry is kept, and who else gets it or sees a visit. */
    readonly recipients: readonly Text[];
    /** What the browser stores; `test/content/privacy-note.test.ts` compares it with the code. */
    readonly device: readonly Text[];
    /** Stands above the button that clears it. */
    readonly forget: Text;
    readonly rights: readonly Text[];
    /** Where to read how to complain. */
    readonly board: ExternalLink;
    /** The subject of the email that withdraws consent and asks for deletion. */
    readonly mailSubject: string;
  };
  /** The accessibility statement: the aim, what was tested, what was not, and where to write. */
  readonly accessibility: readonly Text[];
};
