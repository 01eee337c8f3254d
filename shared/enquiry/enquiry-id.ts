/** The anchor of the enquiry form on the home page. Alone in a module, since the inline script needs it without the route table. */
export const enquiryId = 'enquiry';
