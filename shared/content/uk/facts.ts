import type { DestinationFacts } from '../types.ts';

export const facts: DestinationFacts = {
  intakes: '**September** and **January**',
  apply:
    '[**UCAS**](Universities and Colleges Admissions Service) for undergraduates, **direct applications** for postgraduates',
  visa: '**Student visa**',
  keyDocument: '[**CAS**](Confirmation of Acceptance for Studies)',
  proofOfFunds: '**Savings held for 28 days** in a row, or an **accepted education loan**',
  fundsPage: {
    text: 'Money you need, GOV.UK',
    href: 'https://www.gov.uk/student-visa/money',
  },
  health: '**Immigration Health Surcharge**, paid with the visa form',
  workDuring: '**Up to 20 hours a week** at degree level',
  workAfter:
    '**Graduate visa: 18 months** if you apply from 1 January 2027, **3 years** after a PhD, subject to eligibility',
  official: { text: 'GOV.UK', href: 'https://www.gov.uk/student-visa' },
};
