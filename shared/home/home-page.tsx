import { home } from '#content/home.ts';
import { BelowFirstScreen } from '../components/below-first-screen.tsx';
import { ContactBar } from '../components/contact-bar.tsx';
import { ReadingAge, ReadingDate } from '../components/reading-date.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import type { DestinationSummary } from '../content/types.ts';
import type { Page } from '../page.ts';
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
        <Welcome />
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
        <CompareTable title={home.compare.title} destinations={destinations} today={view.day} />
      </div>
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
