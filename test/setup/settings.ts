import type { SiteSettings } from '../../shared/settings.ts';

/** Settings without a default in production. */
export const required = {
  PUBLIC_ORIGIN: 'https://www.fixture.example',
  ENQUIRY_INBOX: 'inbox@fixture.example',
  CONTACT_EMAIL: 'hello@fixture.example',
  CONTACT_PHONE: '+91 40 0000 0000',
} as const;

/** The minimal settings for production. */
export const production = { NODE_ENV: 'production', ...required } as const;

/** Site settings for components rendered alone. */
export const siteSettings: SiteSettings = {
  enquiryAction: 'https://forms.example/inbox',
  enquiryReturn: false,
  enquiryNext: '',
  contactEmail: 'hello@fixture.example',
  contactPhone: '+91 40 0000 0000',
};
