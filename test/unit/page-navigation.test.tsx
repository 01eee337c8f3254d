// @vitest-environment happy-dom
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { usePageNavigation } from '../../client/navigation/use-page-navigation.ts';
import { SuccessPanel } from '../../shared/enquiry/success-panel.tsx';
import { SettingsProvider } from '../../shared/settings.ts';
import { only, textOf } from '../setup/html.ts';
import { click, leave, show } from '../setup/in-document.tsx';
import { siteSettings } from '../setup/settings.ts';

const settings = { ...siteSettings, enquiryReturn: true };

const element = <p>Nothing else.</p>;
const picture = { src: '/picture.svg', width: 1, height: 1, alt: '' };
const page = { title: 'Title of Alpha', description: 'Description of Alpha', picture, element };

/** A page with a question, and links to a part of it and to another page. */
function Page() {
  usePageNavigation({ location: useLocation(), page });
  return (
    <main>
      <Link to="#answer">To the answer</Link>
      <p id="answer">The answer</p>
      <Link to="/site/study-destination/alpha">To Alpha</Link>
      <details>
        <summary>A question</summary>
      </details>
      <SuccessPanel pictures={{}} />
    </main>
  );
}

function showPage(address = '/'): void {
  history.pushState({ idx: 0 }, '', address);
  show(
    <SettingsProvider value={settings}>
      <BrowserRouter useTransitions={false}>
        <Page />
      </BrowserRouter>
    </SettingsProvider>,
  );
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  leave();
  document.head.replaceChildren();
  vi.useRealTimers();
});

it('the head is that of the page that is shown; its canonical address keeps the origin that the server wrote', () => {
  document.head.innerHTML = `<title>Home</title><meta name="description" content="Home">
    <link rel="canonical" href="https://www.fixture.example/">`;
  showPage();
  click('[href$="/alpha"]');
  // Here the address bar has another origin: localhost.
  expect(document.title).toBe('Title of Alpha');
  expect(only(document, 'meta').getAttribute('content')).toBe('Description of Alpha');
  expect(only(document, 'link').getAttribute('href')).toBe(
    'https://www.fixture.example/site/study-destination/alpha',
  );
});

it('a question that is opened is kept in the history, also if nothing is clicked afterwards', () => {
  showPage();
  only(document, 'details').setAttribute('open', '');
  only(document, 'details').dispatchEvent(new Event('toggle'));
  vi.advanceTimersByTime(1_000);
  expect(history.state).toMatchObject({ view: { open: [0] } });
});

describe('where Safari refuses to change the history once more', () => {
  beforeEach(() => {
    vi.spyOn(history, 'replaceState').mockImplementation(() => {
      throw new DOMException('More than 100 changes in 30 s', 'SecurityError');
    });
  });

  it('the page stays, and its links lead on', () => {
    showPage();
    click('[href$="#answer"]');
    expect(history.replaceState).toHaveBeenCalled();
    expect(location.hash).toBe('#answer');
    expect(textOf(only(document, '#answer'))).toBe('The answer');
  });

  it('a place that can’t be kept is no error', () => {
    showPage();
    dispatchEvent(new Event('scroll'));
    expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
    expect(history.replaceState).toHaveBeenCalled();
  });

  it('the panel that an enquiry has arrived stays', () => {
    showPage('/?enquiry=sent');
    expect(history.replaceState).toHaveBeenCalled();
    expect(only(document, 'dialog').hasAttribute('open')).toBe(true);
  });
});
