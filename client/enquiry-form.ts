import { shownPlace } from './shown-place.ts';
/** The enquiry form on the page, as the browser sees it. */
export type EnquiryForm = {
  readonly element: HTMLFormElement;
  /** The fields a visitor fills in. */
  readonly fields: readonly HTMLInputElement[];
  /** Says something beside the button; screen readers read it out. */
  say(message: string): void;
};

/** The page's enquiry form, or undefined where there is none. */
export function findEnquiryForm(): EnquiryForm | undefined {
  const element = shownPlace()?.querySelector<HTMLFormElement>('#enquiry');
  const status = element?.querySelector('[role="status"]');
  if (!element || !status) return undefined;
  return {
    element,
    fields: [...element.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')],
    say(message) {
      if (status.textContent !== message) status.textContent = message;
    },
  };
}
