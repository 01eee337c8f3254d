import type { Picture } from '../pictures/picture.ts';
import type { Day } from '../time/months.ts';
import type { ClockTime } from '../time/time-in-india.ts';
import type { QuestionGroup } from './question-groups.ts';

/** Month of the year, 1 (January) to 12 (December). */
type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

/** A date without a year, e.g. '06-30'. */
type MonthAndDay = `${number}-${number}`;

/** IATA code and city. */
export type Airport = {
  readonly code: string;
  readonly city: string;
};

/** A page outside this site. */
export type ExternalLink = { readonly text: string; readonly href: string };

/**
 * Text for visitors. Explain an abbreviation where a page uses it first: `[CAS](Confirmation of Acceptance for Studies)` is
 * shown as "CAS (Confirmation of Acceptance for Studies)". Link a page of this site by its ID in `route-rows.ts`, with an
 * optional anchor: `[the table](page:home#compare)`. Steps of a plan can't contain links, since the calendar file shows
 * them as well. In a fact at a glance, `**the answer**` is bold.
 */
export type Text = string;

/** A short heading with one or two sentences. */
type Point = { readonly title: string; readonly text: Text };

/** An intake. `months`, in which teaching begins, are consecutive. */
export type Intake<Id extends string = string> = {
  /** Stable, because URLs contain it, e.g. `october-november`. */
  readonly id: Id;
  readonly name: string;
  /** Short name for lists, if `name` doesn't fit a narrow phone. */
  readonly short?: string;
  readonly months: readonly Month[];
  /** Set if only some institutions offer it: at one level, or (`true`) at both. */
  readonly sometimes?: true | Level;
};

/** A period in months before teaching begins, the earlier end first: `[12, 10]`. 0 is the month in which it begins. */
export type MonthsBefore = readonly [from: number, to: number];

/** Level of study. `master` includes PhD. */
export type Level = 'bachelor' | 'master';

/** Values by intake ID; an omitted intake has no value. */
type ByIntake<Id extends string, Value> = { readonly [Each in Id]?: Value };

/** A text for every intake, or texts by intake ID; an omitted intake has no text. */
type TextPart<Id extends string = string> = Text | ByIntake<Id, Text>;

export type PlanStep<Id extends string = string> = {
  /** Stable and unique within the destination. */
  readonly id: string;
  readonly title: string;
  /** One text for every intake, or parts in reading order. */
  readonly text: Text | readonly TextPart<Id>[];
  /** For one level only; for both if omitted. */
  readonly level?: Level;
  /** True if parents are involved: their account, the sanction letter, an affidavit, a payment, a consent. */
  readonly withParents?: true;
  /** One period for every intake, or periods by intake ID; an omitted intake doesn't have this step. */
  readonly when: MonthsBefore | ByIntake<Id, MonthsBefore>;
  /**
   * Last dates that apply to most applicants, in chronological order: for an intake the first one, then late rounds.
   * A date for a few institutions is a sentence in `text` or `requirements`.
   */
  readonly deadlines?: readonly Deadline<Id>[];
  /** Requirements from official pages; the rest of a plan is good practice. */
  readonly requirements?: readonly Requirement<Id>[];
  readonly isApplication?: true;
};

/** An official requirement of a step, or one that the visitor's own letter states. */
export type Requirement<Id extends string = string> = {
  /** The intake's ID, if it applies to one only. */
  readonly intake?: Id;
  readonly text: Text;
  /** Omitted if only the visitor's own letter states it. */
  readonly source?: ExternalLink;
};

/** A last date of a step, for one intake. */
export type Deadline<Id extends string = string> = {
  /** What it is for, if not for all applicants of the step: "most courses", "late applications". */
  readonly scope?: string;
  /** The intake's ID. */
  readonly intake: Id;
  /** Published ISO dates by the intake's year, e.g. `{ 2027: '2027-01-13' }`. */
  readonly days: Readonly<Record<number, Day>>;
  /** The usual date if none is published. */
  readonly usually: {
    /** The part of the first month, with a space or hyphen: "mid-", "1 to 15 ", "30 "; '' for whole months. */
    readonly part: string;
    /** The first day, if there are several; a `from` after `until` is in the year before. */
    readonly from?: MonthAndDay;
    /** The last day. */
    readonly until: MonthAndDay;
    /** 1 if `until` is in the year before the intake's. */
    readonly yearsBefore: 0 | 1;
  };
  /** Publisher of the date, e.g. "UCAS". */
  readonly publisher: string;
  /** Closing time, if it is the same every year. Date and time in India are computed from it. */
  readonly closes?: ClockTime;
  /** What to do once it has passed, e.g. "open your UCAS account today"; "ask … today" if omitted. */
  readonly afterwards?: string;
  /** Omitted if each institution publishes its own date. */
  readonly source?: ExternalLink;
};

/** Alternative options for the same step, nested under one number. The first one of a level is the one for most applicants. */
type PlanChoice<Id extends string = string> = {
  readonly id: string;
  readonly title: string;
  readonly options: readonly PlanStep<Id>[];
  readonly isApplication?: true;
};

/**
 * An entry of a plan. `isApplication` marks the application for a place: an intake is offered only to levels for which this entry
 * has an option.
 */
export type PlanEntry<Id extends string = string> = PlanStep<Id> | PlanChoice<Id>;

/** A document to collect and, optionally, its purpose and common mistakes. */
export type DocumentItem = {
  /** Stable and unique within the destination: ticks are stored under it. */
  readonly id: string;
  /** For one level only; for both if omitted. */
  readonly level?: Level;
  readonly name: Text;
  readonly why?: Text;
  readonly commonMistake?: Text;
};

/**
 * Review dates of a statement about the present ("not decided", "announced"), and the text that replaces it once it is too old.
 * Such a statement needs an official page beside it.
 */
export type Aging = {
  /** ISO date on which a person read the official page. */
  readonly read: Day;
  /** ISO date from which the page shows the official page, `read` and `afterwards` instead, until the next review. */
  readonly lookAgain: Day;
  /** What stays true, regardless of later decisions. */
  readonly afterwards: Text;
};

/** Replacement of a text from a future ISO date, e.g. when an announced rule takes effect. */
export type Coming = { readonly from: Day; readonly text: Text };

/** A text, optionally with its replacement from a future date. */
export type DatedText = Text | { readonly text: Text; readonly coming?: Coming | undefined };

/** A question with its answer. A rule has its official page; if institutions decide, there is none. */
export type Question = {
  /** Anchor that counsellors send by message, e.g. `visa-refused`: stable and unique on the page. */
  readonly id: string;
  readonly question: string;
  readonly answer: Text;
  readonly coming?: Coming;
  readonly source?: ExternalLink;
  readonly aging?: Aging;
};

/** A rule with its official page. */
export type Rule = {
  readonly term: string;
  readonly detail: Text;
  readonly coming?: Coming;
  readonly source: ExternalLink;
  readonly aging?: Aging;
};

/** A change of a rule with its official page. The ISO date is its effective date (possibly future) or announcement date. */
export type RuleChange = {
  readonly date: Day;
  /** True if it is not decided yet whether the change takes effect: it is then also shown below the ticket. */
  readonly isOpen?: true;
  /** The subject in a few words: with its date it fits one line of a phone. */
  readonly title: string;
  readonly text: Text;
  readonly source: ExternalLink;
  readonly aging?: Aging;
};

/** Facts in a few words each, for the boarding pass; some are also in the comparison. */
export type DestinationFacts = {
  /** Must contain each month in which classes begin, as in the guide's `intakes`. */
  readonly intakes: DatedText;
  readonly apply: DatedText;
  readonly visa: DatedText;
  /** The document that every visa application requires. */
  readonly keyDocument: DatedText;
  /** Name or form of the proof of funds; without an amount. */
  readonly proofOfFunds: DatedText;
  /** Official page with the amount of the proof of funds. */
  readonly fundsPage: ExternalLink;
  readonly health: DatedText;
  /** The guide's question `work-hours` must state the same hours. */
  readonly workDuring: DatedText;
  readonly workAfter: DatedText;
  readonly official: ExternalLink;
};

/** A destination on the home page: its card, its column of the comparison, and its row about refusals. */
export type DestinationSummary = {
  /** One sentence for the card on the home page; the board has the intakes. */
  readonly card: string;
  readonly facts: DestinationFacts;
  /** Further cells of its column in the comparison. */
  readonly comparison: {
    /** Usual length of bachelor's and master's degrees in years, and its official page. */
    readonly length: DatedText;
    readonly lengthPage: ExternalLink;
    /** The answer to whether a three-year degree is enough for a master's; "Ask first" unless an official page states it. */
    readonly threeYears: Text;
    /** When classes begin for applicants with results between April and August. */
    readonly afterResults: DatedText;
    /** Whether spouse and children may come and work; the guide's question `family` links to the official page. */
    readonly family: DatedText;
  };
  /** The country's row in the refusal table on the home page; the guide's question `visa-refused` has the details. */
  readonly refusal: {
    /** Time limit, e.g. "28 days". */
    readonly days: DatedText;
    /** The available remedy. */
    readonly road: DatedText;
    /** What must change before a visitor uses it. */
    readonly change: DatedText;
  };
};

/** The remaining content of a destination page. */
export type DestinationGuide<Id extends string = string> = {
  /** For search engines: one or two sentences, 110 to 160 characters, including the country's name. */
  readonly description: string;
  /**
   * The first text, above the ticket, says in one or two sentences whom this country suits, and names it. The others follow.
   * State once that universities and colleges set their “exact intake dates”; intakes are in the facts and in the plan.
   */
  readonly intro: readonly Text[];
  /** The limitation: an argument against this country, or a promise that can't be made. */
  readonly limit: Text;
  readonly intakes: readonly Intake<Id>[];
  /** "Application Process Overview". */
  readonly process: {
    readonly lead?: Text;
    /** May only use intakes of the guide. */
    readonly plan: readonly PlanEntry<NoInfer<Id>>[];
    /** Shown when classes begin and no step is left. */
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
  /** "How We Help", including the country's name. */
  readonly howWeHelp: readonly Text[];
  /** True if "How We Help" shows the licence `licenceCanada` of site.ts. */
  readonly showsLicence?: true;
  /**
   * Rule changes of the last two years, newest first. The undecided ones, or else the first one, are also shown below the
   * ticket.
   */
  readonly changes: readonly RuleChange[];
  /** ISO date on which the text was written. */
  readonly written: Day;
  /** ISO date on which a person opened every linked official page. If unset, no page says "reviewed". */
  readonly reviewed?: Day;
};

/** The route of a page that is not a destination. */
export type PageRow = {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly crumb: string;
  readonly inNavigation: boolean;
};

/** The route of a destination; `id` is the last segment of its path. */
export type DestinationRow = {
  readonly id: string;
  readonly label: string;
  /** The name inside a sentence: "the USA", "Canada". */
  readonly nameInText: string;
  readonly gateway: Airport;
};

/** The consultancy in its owner's words; `site.ts` documents every entry. Empty optional entries are hidden. */
export type SiteContent = {
  readonly name: string;
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
  /** The office's position in degrees. */
  readonly map: { readonly title: string; readonly latitude: number; readonly longitude: number };
  readonly rights: string;
  readonly credit: string;
  readonly officeHours: readonly string[];
  readonly promises: readonly Text[];
  readonly charges: readonly Text[];
  readonly whoPays?: Text;
  readonly answeredWithin?: string;
  readonly counsellor?: string;
  readonly whatsapp?: string;
  readonly languages?: string;
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

/** Records for the owner only, not on any page. */
export type OwnerRecords = { readonly serviceContract: string; readonly breachReporter: string };

/** Texts of the error view. */
export type ErrorContent = {
  readonly heading: string;
  readonly lead: string;
  /** Lead for an unknown URL. */
  readonly notFoundLead: string;
  /** Texts for a page that failed in the browser after client-side navigation. */
  readonly crash: {
    readonly detail: string;
    readonly lead: string;
    readonly reload: string;
  };
  /** Link text for the home page, before the links to the destinations. */
  readonly home: string;
};

/** A field of the enquiry form. All fields are required. */
export type EnquiryField = {
  /**
   * Label of the value in the email: letters and digits. The forwarding service uses `email` as the reply address, and a link
   * from a destination page fills in `country`.
   */
  readonly name: string;
  readonly label: string;
  /** Name in the privacy note, after "your": "your name, phone number and email address". */
  readonly inText: string;
  /** `text` accepts any text, `tel` at least three digits, `email` what the browser accepts as an email address. */
  readonly type: 'text' | 'tel' | 'email';
  /** An example below the field. */
  readonly hint?: string;
  /** HTML autofill token, e.g. `street-address`. Omitted if there is no suitable token. */
  readonly autoComplete?: string;
};

/** Properties of the form-forwarding service, a company's or your own. */
export type EnquiryService = {
  /** The service's origin, required in `ENQUIRY_ENDPOINT`, since the other properties describe this service only. */
  readonly origin: string;
  /** True if its URL may end with the inbox's email address. Other services use a name or a key for each inbox. */
  readonly takesEmailAddress: boolean;
  /** Origins of further pages to which it redirects the visitor after the post. */
  readonly redirectOrigins: readonly string[];
  /** Additional fields that it requires, e.g. an access key. They are public in the page. */
  readonly hiddenFields: Readonly<Record<string, string>>;
  /** Name of the hidden field with the redirect URL; its value is '' unless `ENQUIRY_RETURN` is on. */
  readonly returnField: string;
  /** Sentences of the privacy note: the service, its country, how long it stores an enquiry, and who requests deletion. */
  readonly privacy: string;
  readonly privacyPolicy: ExternalLink;
};

/** Content of the home page. */
export type HomeContent = {
  /** ISO date on which its facts and answers were written. */
  readonly written: Day;
  /** ISO date on which a person opened every linked official page. */
  readonly reviewed?: Day;
  readonly picture: Picture;
  /** Title and description for search engines; the description has 110 to 160 characters. */
  readonly title: string;
  readonly description: string;
  /** Two lines in wide windows. */
  readonly tagline: readonly [string, string];
  readonly intro: readonly Text[];
  /** Reasons to trust the office, in the first screen. */
  readonly trust: readonly string[];
  readonly services: {
    readonly lead: Text;
    /** Typical situations, each with the most helpful anchor on the home page. */
    readonly situations: {
      readonly title: string;
      readonly items: readonly { readonly text: string; readonly anchor: string }[];
    };
  };
  readonly compare: { readonly title: string };
  readonly stages: { readonly lead: Text; readonly items: readonly Point[] };
  /** `bring`, beside the address: what to bring to the office, or have ready. */
  readonly contact: { readonly lead: Text; readonly bring: Text };
  /** Title and lead of the refusal table, one row per country, and what a family gets back. */
  readonly refusals: { readonly title: string; readonly lead: Text; readonly refunds: Text };
  /** Questions of families about all countries, in the groups of `question-groups.ts`. */
  readonly families: {
    readonly lead: Text;
    readonly questions: Readonly<Record<QuestionGroup, readonly Question[]>>;
    /** Labels of the buttons below each group: the doubt that leads to an enquiry. */
    readonly ask: Readonly<Record<QuestionGroup, string>>;
  };
  /** Texts above the form's button, always visible. */
  readonly beforeSending: {
    /** What a visitor consents to by sending the form. */
    readonly consent: Text;
    readonly underAge: Text;
    /** Link text for the privacy note. */
    readonly noteLink: string;
  };
  /** Text below the thanks, after an enquiry has arrived. */
  readonly afterSending: Text;
  /** The privacy note. */
  readonly privacy: {
    /** Who collects the data, and the purpose. */
    readonly enquiry: readonly Text[];
    /** How long an enquiry is stored, and other recipients of an enquiry or of visit data. */
    readonly recipients: readonly Text[];
    /** What the site stores in the browser (`shared/browser/storage.ts`), and what the browser keeps by itself. */
    readonly device: readonly Text[];
    readonly rights: readonly Text[];
    /** How to complain to the authority. */
    readonly board: ExternalLink;
    /** Subject of the email that withdraws consent and requests deletion. */
    readonly mailSubject: string;
  };
  /** The accessibility statement: the aim, what was tested, what was not, and a contact. */
  readonly accessibility: readonly Text[];
};
