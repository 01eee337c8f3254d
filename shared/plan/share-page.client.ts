/**
 * Shares the URL of the page by the device's share sheet, or else copies it. Returns the message to show.
 *
 * @param suffix query and fragment: the current URL may carry a tracking parameter, which is the visitor's own
 */
export async function sharePage(suffix: string): Promise<string> {
  const { title } = document;
  const url = new URL(location.pathname + suffix, location.origin).href;
  try {
    // Some messengers take the text alone, some the title.
    await navigator.share({ title, text: title, url });
    return '';
  } catch (error) {
    // The visitor has closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'The link to this plan is copied.';
  } catch {
    return `Copy this link: ${url}`;
  }
}
