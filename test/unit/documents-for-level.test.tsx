// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { destinationPage } from '../../shared/destination/destination-page.tsx';
import { destinationRoutes } from '../../shared/routes.ts';
import { SettingsProvider } from '../../shared/settings.ts';
import { guide } from '../fixture/content/beta/guide.ts';
import { summary } from '../fixture/content/beta/summary.ts';
import { textOf } from '../setup/html.ts';
import { choose, click, leave, show } from '../setup/in-document.tsx';
import { all } from '../setup/pages.ts';

/** Shows the page of the fixture's second destination, whose lists have documents for one level. */
function showPage(): void {
  const [, route] = destinationRoutes;
  if (!route) throw new Error('The fixture site has no second destination.');
  const neighbour = { route, picture: summary.picture };
  const settings = {
    enquiryAction: 'https://forms.example/inbox',
    enquiryReturn: false,
    enquiryNext: '',
    contactEmail: 'hello@fixture.example',
    contactPhone: '+91 40 0000 0000',
  };
  show(
    <SettingsProvider value={settings}>
      <MemoryRouter>
        {destinationPage({ route, summary, guide, neighbours: [neighbour, neighbour] }).element}
      </MemoryRouter>
    </SettingsProvider>,
  );
}

/** The documents for one level that a visitor sees, and whether each is ticked. The others name the destination. */
function shownForLevel(): readonly string[] {
  const labels = all(document, 'li:not([hidden]) > label').map((label) =>
    label.querySelector(':checked') ? `${textOf(label)}, ticked` : textOf(label),
  );
  return labels.filter((label) => !label.includes('Beta Islands'));
}

beforeEach(showPage);

afterEach(() => {
  click('#your-start [type="reset"]');
  leave();
  localStorage.clear();
  history.replaceState(null, '', '/');
});

it('a start that is chosen for a level hides the documents of the other level, another choice shows them again', () => {
  click('[value="school-report"]');
  choose('start', '2027-july');
  const both = [
    'School report (for a bachelor’s), ticked',
    'First degree (for a master’s or PhD)',
    'School fees (for a bachelor’s)',
  ];
  expect(shownForLevel()).toEqual(both);
  choose('level', 'master');
  expect(shownForLevel()).toEqual(['First degree']);
  choose('level', '');
  expect(shownForLevel()).toEqual(both);
});

it('a start that was chosen on an earlier visit does so, too', () => {
  choose('start', '2027-july');
  choose('level', 'bachelor');
  showPage();
  expect(shownForLevel()).toEqual(['School report', 'School fees']);
});
