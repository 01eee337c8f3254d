import { home } from '#content/home.ts';
import { BelowFirstScreen } from '../components/below-first-screen.tsx';
import { ContactBar } from '../components/contact-bar.tsx';
import { ReadingAge, ReadingDate } from '../components/reading-date.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import type { DestinationSummary } from '../content/types.ts';
import { type Day, monthOf, monthText } from '../months.ts';
import type { Page } from '../page.ts';
import { boardId, type DestinationId, destinationRoutes, sectionAnchor } from '../routes.ts';
import type { View } from '../view.ts';
import { DepartureBoard } from './board-table.tsx';
import { type ComparedDestination, CompareTable } from './compare-table.tsx';
import { FamilyQuestions } from './family-questions.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { SideNav } from './side-nav.tsx';
import { Spotlight } from './spotlight.tsx';
import { Stages } from './stages.tsx';

type Props = { readonly destinations: readonly ComparedDestination[]; readonly view: View };

/** The home page, at `/` and `/site`. */
export function homePage(summaries: Readonly<Record<DestinationId, DestinationSummary>>): Page {
  const destinations = destinationRoutes.map((row) => ({ ...row, summary: summaries[row.id] }));
  return {
    title: home.title,
    description: home.description,
    likelyNext: destinationRoutes,
    picture: home.picture,
    Content: ({ view }) => <HomePage destinations={destinations} view={view} />,
  };
}

function HomePage({ destinations, view }: Props) {
  return (
    <div className="home">
      <SideNav />
      <main id="main" className="home__main">
        <Welcome today={view.day} />
        <BelowFirstScreen>
          <Services destinations={destinations} view={view} />
          <Stages />
          <FamilyQuestions destinations={destinations} today={view.day} />
          <GetInTouch intakes={view.board.rows} />
        </BelowFirstScreen>
      </main>
      <BelowFirstScreen>
        <SiteFooter />
      </BelowFirstScreen>
      <ContactBar about="studying abroad" />
    </div>
  );
}

function Welcome({ today }: { readonly today: Day }) {
  return (
    <section className="welcome" id="welcome" tabIndex={-1} aria-labelledby="welcome-title">
      <h1 id="welcome-title" tabIndex={-1}>
        {home.tagline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <Paragraphs texts={home.intro} />
      <ul className="welcome__trust">
        {home.trust.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <a className="button" href={sectionAnchor('services')}>
        Explore Our Services
      </a>
      <div className="welcome__map">
        <a className="row welcome__board" href={`#${boardId}`}>
          <b key={today}>
            {/* Chromium drops whitespace between two elements from the link's accessible name. */}
            <span>What to apply for in </span>
            <time dateTime={today.slice(0, 7)}>{monthText(monthOf(today))} </time>
          </b>
          <span>For Class 12, final year and graduates</span>
        </a>
        <HeroPicture picture={home.picture} />
      </div>
    </section>
  );
}

function Services({ destinations, view }: Props) {
  return (
    <section className="services" id="services" tabIndex={-1} aria-labelledby="services-title">
      <h2 id="services-title">Our Services</h2>
      <p className="lead">{home.services.lead}</p>
      <Situations />
      <DepartureBoard board={view.board} />
      <ul className="services__list">
        {destinations.map(({ summary, ...route }) => (
          <Spotlight key={route.id} route={route} summary={summary} />
        ))}
      </ul>
      <div className="services__compared">
        <p className="lead">
          {home.compare.lead} <ReadingDate reading={home} />
        </p>
        <ReadingAge reading={home} today={view.day} />
        <CompareTable title={home.compare.title} destinations={destinations} />
      </div>
    </section>
  );
}

/** Links to the most helpful sections for typical situations. */
function Situations() {
  const { title, items } = home.services.situations;
  return (
    <nav className="situations" aria-labelledby="situations-title">
      <h3 id="situations-title">{title}</h3>
      <ul>
        {items.map(({ text, anchor }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
