import BookOpenCheck from 'lucide-react/icons/book-open-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import FileSearch from 'lucide-react/icons/file-search';
import HandCoins from 'lucide-react/icons/hand-coins';
import PlaneTakeoff from 'lucide-react/icons/plane-takeoff';
import Stamp from 'lucide-react/icons/stamp';
import { home } from '#content/home.ts';
import { BelowFirstScreen } from '../components/below-first-screen.tsx';
import { ContactBar } from '../components/contact-bar.tsx';
import { Paragraphs } from '../components/rich-text.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import type { Page } from '../load-page.ts';
import { sectionAnchor } from '../routes.ts';
import { type ComparedDestination, CompareTable } from './compare-table.tsx';
import { GetInTouch } from './get-in-touch.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { SideNav } from './side-nav.tsx';
import { Spotlight } from './spotlight.tsx';

/** One icon for each stage, in the stages' order. */
const stageIcons = [FileSearch, BookOpenCheck, ClipboardList, HandCoins, Stamp, PlaneTakeoff];

type Props = { readonly destinations: readonly ComparedDestination[] };

/** The home page; `/` and `/site` show the same. */
export function homePage(destinations: readonly ComparedDestination[]): Page {
  return {
    title: home.title,
    description: home.description,
    likelyNext: destinations,
    picture: home.picture,
    element: <HomePage destinations={destinations} />,
  };
}

function HomePage({ destinations }: Props) {
  return (
    <div className="home">
      <SideNav />
      <main id="main" className="home__main">
        <Welcome />
        <BelowFirstScreen>
          <Services destinations={destinations} />
          <WhatWeDo />
          <GetInTouch />
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
      <div className="columns">
        <Paragraphs texts={home.intro} />
        <a className="button" href={sectionAnchor('services')}>
          Explore Our Services
        </a>
      </div>
      <HeroPicture picture={home.picture} />
    </section>
  );
}

function Services({ destinations }: Props) {
  return (
    <section className="services" id="services" tabIndex={-1} aria-labelledby="services-title">
      <h2 id="services-title">Our Services</h2>
      <p className="lead">{home.services.lead}</p>
      <ul className="services__list">
        {destinations.map(({ summary, ...route }) => (
          <Spotlight key={route.id} route={route} summary={summary} />
        ))}
      </ul>
      <p className="lead">{home.compare.lead}</p>
      <CompareTable title={home.compare.title} destinations={destinations} />
    </section>
  );
}

function WhatWeDo() {
  return (
    <section id="what-we-do" tabIndex={-1} aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title">What we do</h2>
      <p className="lead">{home.stages.lead}</p>
      <ol className="columns columns--narrow stages">
        {home.stages.items.map(({ title, text }, index) => {
          const Icon = stageIcons[index] ?? ClipboardList;
          return (
            <li className="flow" key={title}>
              <Icon className="icon" />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
