/**
 * Shares the page's URL (Web Share API, or else the clipboard). Returns the status message, '' if none is needed.
 *
 * @param suffix query and fragment to share; the current URL may contain the visitor's tracking parameters
 */
export async function sharePage(suffix: string): Promise<string> {
  const { title } = document;
  const url = new URL(location.pathname + suffix, location.origin).href;
  try {
    // Some messengers use only `text`, some only `title`.
    await navigator.share({ title, text: title, url });
    return '';
  } catch (error) {
    // The visitor closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return '';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'The link to this plan is copied.';
  } catch {
    return `Copy this link: ${url}`;
  }
}
