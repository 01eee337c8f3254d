/** A phone number without separators. Other characters stay, and make it invalid. */
function dialled(phone: string): string {
  return phone.replace(/[\s()-]/g, '');
}

/** True if a phone number can be dialled from any country, as required in a `tel:` URL. */
export function isPhoneNumber(phone: string): boolean {
  // "(0)" is only dialled within the country.
  return /^\+\d{8,15}$/.test(dialled(phone)) && !phone.includes('(0)');
}

/** The `tel:` URL of a formatted phone number. */
export function telephoneUrl(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** The WhatsApp URL of a phone number, with the text that starts the visitor's message. */
export function whatsappUrl(phone: string, text: string): string {
  return `https://wa.me/${dialled(phone).slice(1)}?text=${encodeURIComponent(text)}`;
}
