// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { destinationPage } from '../../shared/destination/destination-page.tsx';
import { destinationRoute } from '../../shared/routes.ts';
import { SettingsProvider } from '../../shared/settings.ts';
import { guide } from '../fixture/content/beta/guide.ts';
import { summary } from '../fixture/content/beta/summary.ts';
import { hydrate } from '../setup/hydrate.tsx';
import { siteSettings } from '../setup/settings.ts';

/** Shows the page of the fixture's second destination, whose lists have documents for one level. */
function showPage(): void {
  // By its id in the fixture; the type knows those of the site itself.
  const route = destinationRoute('beta' as never);
  const neighbour = { route, picture: summary.picture };
  const page = destinationPage({ route, summary, guide, neighbours: [neighbour, neighbour] });
  hydrate(
    <SettingsProvider value={siteSettings}>
      <MemoryRouter>{page.element}</MemoryRouter>
    </SettingsProvider>,
  );
}

function choose(field: 'Level' | 'Start', option: string): Promise<void> {
  return userEvent.selectOptions(screen.getByRole('combobox', { name: field }), option);
}

/** The documents for one level that a visitor sees. The others name the destination. */
function shownForLevel(): readonly string[] {
  const names = screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent ?? '');
  return names.map((name) => name.trim()).filter((name) => !name.includes('Beta Islands'));
}

beforeEach(showPage);

it('without a level all documents are shown, with the level that each is for', async () => {
  await choose('Start', 'July 2027');
  expect(shownForLevel()).toEqual([
    'School report (for a bachelor’s)',
    'First degree (for a master’s or PhD)',
    'School fees (for a bachelor’s)',
  ]);
});

it('a level hides the documents of the other', async () => {
  await choose('Start', 'July 2027');
  await choose('Level', 'Master’s or PhD');
  expect(shownForLevel()).toEqual(['First degree']);
});

it('a level that was chosen on an earlier visit does so, too', async () => {
  await choose('Start', 'July 2027');
  await choose('Level', 'Bachelor’s');
  showPage();
  expect(shownForLevel()).toEqual(['School report', 'School fees']);
});
