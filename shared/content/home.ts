import australia from '../../pictures/australia.svg';
import canada from '../../pictures/canada.svg';
import hero from '../../pictures/hero.svg';
import ireland from '../../pictures/ireland.svg';
import newzealand from '../../pictures/newzealand.svg';
import uk from '../../pictures/uk.svg';
import usa from '../../pictures/usa.svg';
import type { DestinationId } from '../routes.ts';
import type { Home, Spotlight } from './types.ts';

export const home: Home = {
  title: 'Par Avion | Study abroad, from Hyderabad',
  description:
    'A study-abroad admissions consultancy in Hyderabad. Help with the USA, UK, Canada, Australia, New Zealand and Ireland, from first marks check to arrival.',
  tagline: ['Write to us first.', 'Write home later.'],
  intro: [
    'Par Avion is a study-abroad admissions consultancy in Hyderabad. We help you choose among six countries, apply to universities that fit your marks and your family’s budget, and deal with the papers that follow.',
    'Nobody is born knowing what an I-20 or a CAS is. We explain each paper when you need it, tell you plainly when a plan looks weak, and leave the decision with you.',
  ],
  picture: hero,
  services: {
    lead: 'We work with six countries, and each has its own calendar and its own names for the papers it wants. Start with the one you are curious about.',
  },
  stages: {
    lead: 'Six stages, from the first conversation to your first weeks abroad. You may come to us for all of them or begin in the middle.',
    items: [
      {
        title: 'Profile and eligibility evaluation',
        text: 'We look at your mark sheets, backlogs and gaps included, along with your subject and your budget. You get a plain answer on which countries and courses are realistic, and what would have to change for the others.',
      },
      {
        title: 'Test preparation and documents',
        text: 'We work out which tests your courses ask for, so that you sit no test you do not need, and plan your preparation around the dates. You get a list of every document to collect, and a reader for your statement of purpose.',
      },
      {
        title: 'University applications',
        text: 'We fill in the calendar and check every form with you before it goes. You keep your own logins and copies, so you know what has been sent and what has been answered.',
      },
      {
        title: 'Financial and admission confirmation',
        text: 'When offers arrive we compare conditions, payment dates and refund terms on one page. Then we help your family put its financial papers in order, so that the university can issue the document your visa needs.',
      },
      {
        title: 'The visa process',
        text: 'We take you through the official form and list of documents, and practise the interview where there may be one. The decision belongs to the government concerned. What you can do is send a file that is complete and true.',
      },
      {
        title: 'Pre-departure and post-arrival support',
        text: 'Before you fly we talk through housing, insurance, money and what to carry by hand. After you land you can still write to us when a registration form or a bank counter makes no sense.',
      },
    ],
  },
  contact: {
    lead: 'Tell us which country and course you have in mind, even if you are unsure of both. A counsellor will read your enquiry and get back to you.',
  },
  privacy: [
    'In this form Par Avion asks for five things: your name, phone number, country, course and email address. We use them to answer your enquiry and for nothing else. By sending the form you agree to that.',
    'The form is forwarded to us by FormSubmit, a third-party form-forwarding service outside India, which keeps each enquiry for 30 days.',
    'To see what we hold about you, to have it corrected or deleted, or to withdraw your consent, write to us at the email address beside this form.',
    'If you have a complaint, please bring it to us first. If our answer does not settle it, you may complain to the Data Protection Board of India under the Digital Personal Data Protection Act, 2023, as its provisions come into force.',
    'If you are under 18, ask a parent or guardian to fill in the form for you, or to agree before you send it.',
  ],
};

/** The destinations' cards. */
export const spotlights: Readonly<Record<DestinationId, Spotlight>> = {
  usa: {
    picture: usa,
    lines: [
      'Apply to each university separately, for Fall or Spring.',
      'F-1 student visa, with CPT and OPT for those who are eligible.',
    ],
  },
  uk: {
    picture: uk,
    lines: [
      'UCAS for a first degree, direct applications for a master’s.',
      'September and January intakes, and a Student visa via CAS.',
    ],
  },
  canada: {
    picture: canada,
    lines: [
      'Three intakes a year: Fall, Winter and Summer.',
      'A study permit first, then the PGWP if your programme qualifies.',
    ],
  },
  australia: {
    picture: australia,
    lines: [
      'Start in February or July, and sometimes in October/November.',
      'CoE, OSHC and subclass 500, explained one at a time.',
    ],
  },
  newzealand: {
    picture: newzealand,
    lines: [
      'Begin in February or July with an Offer of Place.',
      'Work after study depends on the qualification you choose.',
    ],
  },
  ireland: {
    picture: ireland,
    lines: [
      'CAO or straight to the college: the first thing to find out.',
      'Stamp 1G lets eligible graduates stay on and work.',
    ],
  },
};
