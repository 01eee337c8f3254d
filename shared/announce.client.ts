/** Has screen readers announce a text; an empty one withdraws what they have not announced yet. */
export function announce(text: string): void {
  const announcer = document.getElementById('announcer');
  if (announcer) announcer.textContent = text;
}
