import { useMemo } from 'react';
import { home } from '#content/home.ts';
import { BelowFirstScreen } from '../components/below-first-screen.tsx';
import { ContactBar } from '../components/contact-bar.tsx';
import { ReadingAge } from '../components/reading-date.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import type { DestinationSummary } from '../content/types.ts';
import type { Page } from '../page.ts';
import { type Board, boardFor } from '../plan/board.ts';
import { type DestinationId, destinationRoutes } from '../routes.ts';
import type { View } from '../view.ts';
import { DepartureBoard } from './board-table.tsx';
import { type ComparedDestination, CompareTable } from './compare-table.tsx';
import { FamilyQuestions } from './family-questions.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { MapMenu } from './map-menu.tsx';
import { SideNav } from './side-nav.tsx';
import { Spotlight } from './spotlight.tsx';
import { Stages } from './stages.tsx';

type Plans = Parameters<typeof boardFor>[0];

type Props = {
  readonly destinations: readonly ComparedDestination[];
  readonly board: Board;
  readonly view: View;
};

/** The home page, at `/` and `/site`. */
export function homePage(
  summaries: Readonly<Record<DestinationId, DestinationSummary>>,
  plans: Plans,
): Page {
  const destinations = destinationRoutes.map((row) => ({ ...row, summary: summaries[row.id] }));
  return {
    title: home.title,
    description: home.description,
    picture: home.picture,
    Content: ({ view }) => <HomePage destinations={destinations} plans={plans} view={view} />,
  };
}

function HomePage({ destinations, plans, view }: Omit<Props, 'board'> & { readonly plans: Plans }) {
  const board = useMemo(() => boardFor(plans, view.day), [plans, view.day]);
  return (
    <div className="home">
      <SideNav />
      <main id="main" className="home__main">
        <Welcome />
        <BelowFirstScreen>
          <Services destinations={destinations} board={board} view={view} />
          <Stages />
          <FamilyQuestions destinations={destinations} today={view.day} />
          <GetInTouch intakes={board.rows} />
        </BelowFirstScreen>
      </main>
      <BelowFirstScreen>
        <SiteFooter />
      </BelowFirstScreen>
      <ContactBar about="studying abroad" />
    </div>
  );
}

function Welcome() {
  return (
    <section className="welcome" id="welcome" tabIndex={-1} aria-labelledby="welcome-title">
      <h1 id="welcome-title" tabIndex={-1}>
        {home.tagline.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h1>
      <Paragraphs texts={home.intro} />
      <p className="welcome__trust">{home.trust.join(' ')}</p>
      <a className="button" href="#services">
        Explore Our Services
      </a>
      <div className="welcome__map">
        <HeroPicture picture={home.picture} />
        <MapMenu />
      </div>
    </section>
  );
}

function Services({ destinations, board, view }: Props) {
  return (
    <section className="services" id="services" tabIndex={-1} aria-labelledby="services-title">
      <h2 id="services-title">Our Services</h2>
      <p className="lead">{home.services.lead}</p>
      <Situations />
      <DepartureBoard board={board} />
      <ul className="services__list">
        {destinations.map(({ summary, ...route }) => (
          <Spotlight key={route.id} route={route} summary={summary} />
        ))}
      </ul>
      <ReadingAge reading={home} today={view.day} />
      <CompareTable title={home.compare.title} destinations={destinations} today={view.day} />
    </section>
  );
}

/** Typical situations, each linked to the section that helps most. */
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
