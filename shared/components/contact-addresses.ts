/** A phone number without what only helps to read it. Anything else stays, and makes it no number. */
function dialled(phone: string): string {
  return phone.replace(/[\s()-]/g, '');
}

/** Whether a phone number can be dialled from any country, as its `tel:` address has it. */
export function isPhoneNumber(phone: string): boolean {
  // "(0)" is dialled within the country alone.
  return /^\+\d{8,15}$/.test(dialled(phone)) && !phone.includes('(0)');
}

/** The `tel:` address of a phone number as people write it. */
export function telephoneAddress(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** The WhatsApp address of a phone number, with the text that the visitor's message begins with. */
export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${dialled(phone).slice(1)}?text=${encodeURIComponent(text)}`;
}
