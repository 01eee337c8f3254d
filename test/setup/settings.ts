import { parseSettings } from '../../server/settings/settings.ts';

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
export const siteSettings = parseSettings(production).site;
