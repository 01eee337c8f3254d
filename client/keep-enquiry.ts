import { destinationRoutes } from '../shared/routes.ts';
import { findEnquiryForm } from './enquiry-form.ts';
import { clearDraft, readDraft, writeDraft } from './enquiry-storage.ts';
import { shownPlace } from './shown-place.ts';

/**
 * Keeps what is typed into the enquiry form for as long as the tab lives, so that no way back finds it empty. What is
 * already in a field, typed or filled in by the browser, wins over what was kept. Returns how to stop.
 */
export function keepEnquiry(): () => void {
  const form = findEnquiryForm();
  if (!form) return () => undefined;
  const { fields } = form;
  if (isSent()) clearDraft();
  const draft = readDraft();
  for (const field of fields) field.value ||= draft[field.name] ?? '';

  function keep(): void {
    writeDraft(Object.fromEntries(fields.map(({ name, value }) => [name, value])));
  }

  keep();
  // Afterwards: what a link brought is not the visitor's word, and the next link may bring another.
  fillCountry(fields);
  // Browsers that fill a form in say so with `change`, not always with `input`.
  const listeners = new AbortController();
  const { signal } = listeners;
  for (const type of ['input', 'change']) form.element.addEventListener(type, keep, { signal });
  return () => listeners.abort();
}

/** Whether the forwarding service has just confirmed an enquiry. */
function isSent(): boolean {
  return shownPlace()?.querySelector<HTMLDialogElement>('#enquiry-sent')?.open ?? false;
}

/** A destination page's link brings its country along; what the visitor wrote stays. */
function fillCountry(fields: readonly HTMLInputElement[]): void {
  const asked = new URLSearchParams(location.search).get('country');
  const field = fields.find(({ name }) => name === 'country');
  if (field && destinationRoutes.some(({ label }) => label === asked)) field.value ||= asked ?? '';
}
