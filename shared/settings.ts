import { createContext, useContext } from 'react';

/** Operator settings that pages show, passed to the browser so that hydration matches the server. */
export type SiteSettings = {
  /** URL of the enquiry form's action. */
  readonly enquiryAction: string;
  /** Absolute URL to which the forwarding service redirects visitors; '' if it does not. */
  readonly enquiryNext: string;
  readonly contactEmail: string;
  readonly contactPhone: string;
};

/** Context of the settings. */
export const SettingsContext = createContext<SiteSettings | undefined>(undefined);

/** The site's settings. Throws outside a `SettingsContext`. */
export function useSettings(): SiteSettings {
  const settings = useContext(SettingsContext);
  if (!settings) throw new Error('No settings: render inside a SettingsContext.');
  return settings;
}
