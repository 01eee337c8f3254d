/** What is typed into the enquiry form, by field name. */
export type Draft = Readonly<Record<string, string>>;

const key = 'enquiry';

// Storage can be forbidden, full or meddled with. The form works without it, so nothing here throws.

export function readDraft(): Draft {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(
      Object.entries(stored ?? {}).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

export function writeDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Then the browser's own memory of the form has to do.
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // There is nothing to clear where nothing could be written.
  }
}
