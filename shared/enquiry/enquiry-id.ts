/** Anchors on the home page. A separate module: the inline script needs them without the route table. */
export const enquiryId = 'enquiry';
export const successPanelId = 'enquiry-sent';
