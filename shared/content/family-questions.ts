import { site } from './site.ts';
import type { HomeContent, Question } from './types.ts';

/** Shown only with an answer: a question without one would cost trust. */
const ourCharges: readonly Question[] =
  site.whoPays || site.charges.length > 0
    ? [
        {
          id: 'our-charges',
          question: 'What do you charge, and who pays you?',
          answer: [
            ...[site.whoPays, ...site.charges].filter((text) => text !== ''),
            'Ask this of every consultancy, before any work begins and in writing: do we pay you, does the university, or both? And what comes back to us if the visa is refused?',
          ].join(' '),
        },
      ]
    : [];

/** Empty if the owner's charges are set, since they may name amounts. */
const noAmounts = site.charges.length > 0 ? '' : ' We give no amounts: they change every year.';

/** Questions of families about all countries: rules, and what to ask the bank, the university and us; without amounts. */
export const familyQuestions: HomeContent['families'] = {
  lead: 'For every country, unless one is named.',
  ask: {
    marks: 'Ask us whether your marks are enough',
    money: 'Ask us about the loan',
    refused: 'Ask us about your refusal',
    safety: 'Ask us about living there',
  },
  questions: {
    marks: [
      {
        id: 'results',
        question: 'Results come between April and August. Can I start the same year?',
        answer:
          'In the UK and Ireland often yes, if you applied some months earlier; with results in August, ask each university by when it needs them. In the USA and Canada the offer comes by April or May; the I-20 and the visa, or the permit, follow by July. If you have not applied: in the UK most bachelor’s courses take applications until 30 June, then through Clearing, the round for vacant places, and some universities take them for a master’s in July. In Ireland many take them until early or mid-July, in the USA some until May or June. Ask the same week: is there a place, and by when must money and visa be ready? Otherwise plan for the next intake: January (for a master’s) or September in the UK and, for some master’s courses, in Ireland; Spring, or for most bachelor’s courses the next Fall, in the USA; Winter or Summer in Canada; February in Australia and New Zealand (ask about July). After a degree, ask your college early for the provisional certificate and the consolidated marks memo.',
      },
      {
        id: 'gap-or-backlogs',
        question: 'I have a gap year, backlogs or a 3-year degree. Can I go?',
        answer:
          'Often yes. No country here has a visa rule that sets a limit, but universities set limits of their own and decide on 3-year degrees: ask each one before you apply. A visa officer may ask what you did in the gap: show work letters, medical documents or test results. Never leave out a semester. Hiding it is worse than the backlog. For a master’s after a 3-year BSc or BCom, send the admissions office your mark sheets by email, ask “Is this enough for this course, or do I need a fourth year?”, and keep the reply: it may be different for each course.',
      },
      {
        id: 'intermediate',
        question: 'Is the Telangana Intermediate enough?',
        answer:
          'Often yes, sometimes with higher marks than for CBSE. Some universities ask for a foundation year first. Send your marks memo by email and ask each one.',
      },
      {
        id: 'one-year-masters',
        question: 'Is a one-year master’s recognised in India?',
        answer:
          'A private employer decides for itself. For a government job or a PhD you may need a certificate that the degree is equivalent to an Indian one. New rules for it came in April 2025; medicine, law, pharmacy, nursing and architecture have councils of their own. Ask the employer or university in India before you choose the course.',
        source: {
          text: 'University Grants Commission, rules of 4 April 2025',
          href: 'https://egazette.gov.in/WriteReadData/2025/262289.pdf',
        },
      },
      {
        id: 'english-test',
        question: 'IELTS, TOEFL or PTE: which test do I take? Is a letter from my college enough?',
        answer:
          'The course page says which tests count, such as [IELTS](International English Language Testing System), [TOEFL](Test of English as a Foreign Language) or [PTE](Pearson Test of English). A result is normally accepted for 2 years. In an [MOI](medium of instruction) letter your college says that you were taught in English. Some universities accept it, many do not: ask by email and keep the reply. The visa can still ask for a test.',
      },
      {
        id: 'licensed-professions',
        question:
          'I am a nurse, pharmacist, physiotherapist, teacher or architect. Can I work there?',
        answer:
          'A degree from there alone does not allow you to work in your profession. Ask the council of the country before you apply: does it accept my diploma, how much experience do I need, and which English test? Some can register from India without a new course. In Ireland a nurse asks the [NMBI](Nursing and Midwifery Board of Ireland).',
        source: {
          text: 'Qualified outside the EU, NMBI',
          href: 'https://www.nmbi.ie/Registration/Qualified-outside-the-EU',
        },
      },
      {
        id: 'names-differ',
        question: 'My name is not the same in all my documents. What do I do?',
        answer:
          'Check this now, before you book a test. Your passport, mark sheets, test report and forms must show the same name. Initials or another spelling often cause delay: have the document corrected, or make an affidavit (a sworn statement), before you apply. If your passport has no surname, ask Passport Seva to split the name that is printed there into given name and surname. A new name would not be in your mark sheets.',
        source: {
          text: 'Passport Seva',
          href: 'https://www.passportindia.gov.in/psp/GettingStarted',
        },
      },
    ],
    money: [
      {
        id: 'scams',
        question: 'Who pays you? How do we know that an agent is honest?',
        answer:
          'Pay the university or college itself, never a person, and keep the receipt. Keep the login of every account that is opened in your name. Write to it at the address on its own website and ask whether the offer is real. Nobody can promise you a visa: walk away from anyone who does. Universities pay many consultancies for each student. Ask each one in writing, us too: who pays you, and for which university? If you have lost money: after an online payment call 1930 at once; after cash go to the police.',
        source: {
          text: 'Helpline, National Cyber Crime Reporting Portal',
          href: 'https://cybercrime.gov.in/Webform/Helpline.aspx',
        },
      },
      ...ourCharges,
      {
        id: 'education-loan',
        question: 'When do we apply for the education loan?',
        answer:
          'As soon as you have the offer letter, or earlier if the bank allows it. You need the sanction letter: in it the bank says that the loan is approved, for whom, how much and on which conditions. A letter that says only that you have applied does not count. For the UK the visa rules say which loans count, and for New Zealand [the rule on which money counts](page:newzealand#which-money). For the USA the university decides, for the I-20. Ask before you sign.',
      },
      {
        id: 'loan-collateral',
        question:
          'Does the bank want security for the loan, and what happens to it if the visa is refused?',
        answer:
          'Security (collateral) is what the bank may sell if nobody repays, such as a flat. Ask each bank by email: above which loan amount do you ask for security? Who signs with the student? When do we begin to pay interest? If you have paid the university and the visa is refused, who pays that back, and by when?',
      },
      {
        id: 'total-cost',
        question: 'What does it cost in all, and how do we pay it?',
        answer: `Take the tuition of every year from the course page, and room, food and insurance from the university’s own estimate. Add tests, visa, health cover and flights. How much you must show for the visa is on an official page, linked at “Proof of funds” for [the USA](page:usa#proof-of-funds), [the UK](page:uk#proof-of-funds), [Canada](page:canada#proof-of-funds), [Australia](page:australia#proof-of-funds), [New Zealand](page:newzealand#proof-of-funds) and [Ireland](page:ireland#proof-of-funds).${noAmounts} Ask the university: in how many instalments, and by which days? Ask your bank: how do you send it, and what do you charge?`,
      },
      {
        id: 'whose-money',
        question: 'Whose money counts: an uncle’s, gold, land, provident fund?',
        answer:
          'Each country decides. The UK accepts your own and your parents’ accounts, not an uncle’s. New Zealand also accepts money of close family, parents-in-law and a provident fund (EPF or GPF), and finds gold loans, farm income and sales of land hard to confirm. Australia’s checklist tool lists what you need in your case. For Canada and Ireland read the official list. For the USA ask the university: which relatives, which deposits, how many years of tax returns?',
      },
      {
        id: 'scholarships',
        question: 'Is there a scholarship? Who can pay part of it?',
        answer:
          'Ask the university which scholarships it has, and the last date to apply: it is often earlier than the course’s. In the USA some students get an assistantship: they teach or do research for the university, mostly in a PhD. The State of Telangana has schemes such as Overseas Vidya Nidhi for BC, EBC, SC, ST and minority families, for a master’s or PhD, and in the countries that it names: see whether yours is among them. There are limits on income and marks. You apply on its ePASS site in the weeks it names, normally with offer and visa. Plan with the loan; if the scheme comes, good.',
        source: {
          text: 'Overseas schemes, Telangana ePASS',
          href: 'https://telanganaepass.cgg.gov.in/OverseasLinks.do',
        },
      },
      {
        id: 'part-time-job',
        question: 'Can a part-time job pay the rent?',
        answer:
          'No, never count on it. Every country here limits the hours of most students in term, and nobody can promise you a job. Plan the first year as if you earned nothing.',
      },
      {
        id: 'tcs',
        question: 'What is TCS, and do we pay it on the fees?',
        answer:
          '[TCS](tax collected at source) is tax that the bank takes when you send more than a certain sum abroad in a financial year (April to March) from your own money. It counts towards your income tax. It is not taken on money from an education loan. Ask the bank: what are the limit and the rate now, does our loan qualify, and when do we get the certificate?',
        source: {
          text: 'Memorandum to the Finance Bill, 2026, Ministry of Finance',
          href: 'https://www.indiabudget.gov.in/doc/memo.pdf',
        },
        aging: {
          read: '2026-11-23',
          lookAgain: '2027-02-01',
          afterwards:
            'TCS (tax collected at source) is tax that the bank takes when you send more than a certain sum abroad in a financial year, and counts towards your income tax. Each budget may change it. Ask the bank: what are the limit and the rate now, and does our loan qualify?',
        },
      },
    ],
    refused: [
      {
        id: 'offer-in-hand',
        question: 'I have the offer. Which documents does the visa need?',
        answer:
          'Each country’s page has a list, with what often goes wrong: [USA](page:usa#documents-visa), [UK](page:uk#documents-visa), [Canada](page:canada#documents-visa), [Australia](page:australia#documents-visa), [New Zealand](page:newzealand#documents-visa), [Ireland](page:ireland#documents-visa). Use the official list beside it.',
      },
      {
        id: 'earlier-refusal',
        question: 'I was refused a visa before. Must I say so?',
        answer:
          'Yes, in every form that asks, even if another country refused you. If you leave it out, the officer can treat this as deception and bar you from applying later. Write down which visa was refused, when and why, and what has changed since then. Keep the letter of refusal. [The table below](page:home#refusals) shows your options.',
      },
    ],
    safety: [
      {
        id: 'under-18',
        question: 'I will be under 18 when I start. What is different?',
        answer:
          'Most countries and universities then ask for more documents: your parents’ consent, and sometimes a guardian there or a plan for who looks after you. Tell the university your date of birth when you apply, and ask what it needs.',
      },
      {
        id: 'safe-at-night',
        question: 'Is it safe, and who answers at night?',
        answer:
          'Ask the university: in which areas do your students live, how do they get home after late classes, and which number answers at night? Apply for a room on the campus for the first term. In New Zealand and Australia a government code obliges universities and colleges to support foreign students. In other countries, ask what protection there is.',
      },
      {
        id: 'ill-or-home',
        question: 'What if our child falls ill, fails or wants to come home?',
        answer:
          'Ask before you pay: what does the health cover not pay for? Can a failed examination be taken again, and what does that cost? What comes back if a student leaves in the first term, and what happens to the loan? Before stopping a course, ask the international office what it means for the visa.',
      },
      {
        id: 'family',
        question: 'Can my husband, wife or children come with me?',
        answer:
          'It depends on the country and on your course. Read the answer for [the USA](page:usa#family), [the UK](page:uk#family), [Canada](page:canada#family), [Australia](page:australia#family), [New Zealand](page:newzealand#family) or [Ireland](page:ireland#family).',
      },
      {
        id: 'flight-ticket',
        question: 'When do we book the flight?',
        answer:
          'After the visa is granted. If you must book earlier, buy a ticket that you can cancel for a full refund.',
      },
      {
        id: 'arrival',
        question: 'Who can help me when I am far from home?',
        answer:
          'Register with India’s Ministry of External Affairs as a student abroad. It is voluntary, and the Indian embassy then knows how to reach you. Save three numbers before you fly: the embassy, the university’s international office, and the police there. Tell your parents your address as soon as you have one.',
        source: {
          text: 'Madad, Ministry of External Affairs',
          href: 'https://www.madad.gov.in/AppConsular/welcomeLink',
        },
      },
      {
        id: 'visits',
        question: 'May we visit, for the convocation too?',
        answer:
          'You need a visa of your own, as visitors. Ask the university for an invitation that names the day of the convocation, and read the country’s official page for visitors before you book.',
      },
    ],
  },
};
