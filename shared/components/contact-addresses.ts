/** The `tel:` address of a phone number as people write it. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/** The WhatsApp address of a phone number, with the text that the visitor's message begins with. */
export function whatsappAddress(phone: string, text: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
