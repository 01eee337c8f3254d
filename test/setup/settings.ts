import type { SiteSettings } from '../../shared/settings.ts';

/** The settings that production guesses nothing for. */
export const required = {
  PUBLIC_ORIGIN: 'https://www.fixture.example',
  ENQUIRY_INBOX: 'inbox@fixture.example',
  CONTACT_EMAIL: 'hello@fixture.example',
  CONTACT_PHONE: '+91 40 0000 0000',
} as const;

/** The fewest settings with which production starts. */
export const production = { NODE_ENV: 'production', ...required } as const;

/** What a component that is shown alone knows of the settings. */
export const siteSettings: SiteSettings = {
  enquiryAction: 'https://forms.example/inbox',
  enquiryReturn: false,
  enquiryNext: '',
  contactEmail: 'hello@fixture.example',
  contactPhone: '+91 40 0000 0000',
};
