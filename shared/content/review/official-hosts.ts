/**
 * Official sources of rules: governments, and bodies that set rules. An entry with a leading dot matches every host with
 * that suffix.
 */
export const officialHosts: readonly string[] = [
  '.gov',
  '.gov.au',
  '.gov.in',
  '.gov.uk',
  '.govt.nz',
  '.ca',
  '.ie',
  '.ac.uk',
  'www.ucas.com',
  '.edu',
];
