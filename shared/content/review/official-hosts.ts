/**
 * Where a rule may be checked: a government, or a body whose word is a rule. What begins with a dot stands for every host
 * that ends with it.
 */
export const officialHosts: readonly string[] = [
  '.gov',
  '.gov.au',
  '.gov.in',
  '.gov.uk',
  '.govt.nz',
  '.ca',
  '.ie',
  'www.ucas.com',
  'admission.universityofcalifornia.edu',
];
