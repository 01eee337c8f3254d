/** Anchor of the enquiry form on the home page. A separate module: the inline script needs it without the route table. */
export const enquiryId = 'enquiry';
