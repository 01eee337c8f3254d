import { createContext, useContext } from 'react';

/** What the operator sets and the pages show; handed to the browser so that hydration agrees with the server. */
export type SiteSettings = {
  /** Address the enquiry form posts to. */
  readonly enquiryAction: string;
  /** Whether the forwarding service is asked to send the visitor back here. */
  readonly enquiryReturn: boolean;
  /** Where to, as an absolute address; empty when it is not asked. */
  readonly enquiryNext: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
};

/** The context that provides the settings. */
export const SettingsContext = createContext<SiteSettings | undefined>(undefined);

/** The site's settings. Throws outside a `SettingsContext`. */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No settings: render inside a SettingsContext.');
  return settings;
}
