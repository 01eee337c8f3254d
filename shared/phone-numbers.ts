/** A phone number without the separators that help to read it. Any other character stays, and makes it invalid. */
function dialled(phone: string): string {
  return phone.replace(/[\s()-]/g, '');
}

/** Whether a phone number can be dialled from any country, as in a `tel:` URL. */
export function isPhoneNumber(phone: string): boolean {
  // "(0)" is dialled only within the country.
  return /^\+\d{8,15}$/.test(dialled(phone)) && !phone.includes('(0)');
}

/** The `tel:` URL of a phone number as people write it. */
export function telephoneUrl(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** The WhatsApp URL of a phone number, with the text that the visitor's message begins with. */
export function whatsappUrl(phone: string, text: string): string {
  return `https://wa.me/${dialled(phone).slice(1)}?text=${encodeURIComponent(text)}`;
}
