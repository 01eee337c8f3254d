/**
 * Sends the address of the page, with an anchor, by what the device shares with, else copies it. Returns what there is to
 * say of that.
 */
export async function sharePage(anchor: string): Promise<string> {
  const { title } = document;
  const url = new URL(`#${anchor}`, location.href).href;
  try {
    // Some messengers take the text alone, some the title.
    await navigator.share({ title, text: title, url });
    return '';
  } catch (error) {
    // Whoever closes what is offered has seen it.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'The link to this plan is copied.';
  } catch {
    return `Copy this link: ${url}`;
  }
}
