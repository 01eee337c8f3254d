/** Every optional setting that shows on a page, with long values. */
export const completeSettings = {
  CONTACT_WHATSAPP: '+91 90000 12345',
  OFFICE_HOURS: 'Monday to Saturday, 10 am to 6 pm; Sunday by appointment',
  LICENCE_CANADA: 'RCIC licence R 000000',
} as const;
