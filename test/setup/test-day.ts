/** The ISO day in India of every test that sets no other, so that no result depends on the calendar. */
export const testDay = '2026-11-23';
