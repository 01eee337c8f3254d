import bookOpenCheck from 'lucide-static/icons/book-open-check.svg';
import clipboardList from 'lucide-static/icons/clipboard-list.svg';
import fileSearch from 'lucide-static/icons/file-search.svg';
import handCoins from 'lucide-static/icons/hand-coins.svg';
import planeTakeoff from 'lucide-static/icons/plane-takeoff.svg';
import stamp from 'lucide-static/icons/stamp.svg';
import { ContactDetails } from '../components/contact-details.tsx';
import { EnquiryForm } from '../components/enquiry-form.tsx';
import { Icon } from '../components/icon.tsx';
import { OfficeMap } from '../components/office-map.tsx';
import { SideNav } from '../components/side-nav.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { Spotlight } from '../components/spotlight.tsx';
import { SuccessPanel } from '../components/success-panel.tsx';
import { home, spotlights } from '../content/home.ts';
import type { Page } from '../page.ts';
import { destinationRoutes, sectionAnchor } from '../routes.ts';

/** One icon for each stage, in the stages' order. */
const stageIcons = [fileSearch, bookOpenCheck, clipboardList, handCoins, stamp, planeTakeoff];

export const homePage: Page = {
  title: home.title,
  description: home.description,
  element: <HomePage />,
};

function HomePage() {
  return (
    <div className="home">
      <SideNav />
      <main id="main" className="home__main">
        <Welcome />
        <Services />
        <WhatWeDo />
        <GetInTouch />
      </main>
      <SiteFooter />
    </div>
  );
}

function Welcome() {
  const { alt, ...image } = home.picture;
  return (
    <section className="welcome" id="welcome" tabIndex={-1} aria-labelledby="welcome-title">
      <div className="welcome__text">
        <h1 id="welcome-title" tabIndex={-1}>
          {home.tagline.map((line) => (
            <span className="welcome__line" key={line}>
              {line}{' '}
            </span>
          ))}
        </h1>
        <div className="welcome__intro">
          {home.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <a className="button" href={sectionAnchor('services')}>
            Explore Our Services
          </a>
        </div>
      </div>
      <picture className="welcome__picture flight" data-flight>
        <img alt={alt} {...image} fetchPriority="low" />
      </picture>
    </section>
  );
}

function Services() {
  return (
    <section className="services" id="services" tabIndex={-1} aria-labelledby="services-title">
      <h2 id="services-title">Our Services</h2>
      <p className="lead">{home.services.lead}</p>
      <ul className="services__list">
        {destinationRoutes.map((route) => (
          <Spotlight key={route.id} route={route} {...spotlights[route.id]} />
        ))}
      </ul>
    </section>
  );
}

function WhatWeDo() {
  return (
    <section className="stages" id="what-we-do" tabIndex={-1} aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title">What we do</h2>
      <p className="lead">{home.stages.lead}</p>
      <ol className="stages__list">
        {home.stages.items.map(({ title, text }, index) => (
          <li className="stages__item" key={title}>
            <Icon shapes={stageIcons[index] ?? clipboardList} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function GetInTouch() {
  return (
    <section className="contact" id="get-in-touch" tabIndex={-1} aria-labelledby="contact-title">
      <h2 id="contact-title">Get in touch</h2>
      <p className="lead">{home.contact.lead}</p>
      <div className="contact__columns">
        <div className="contact__form">
          <SuccessPanel />
          <EnquiryForm />
        </div>
        <div className="contact__details">
          <ContactDetails />
          <OfficeMap />
        </div>
      </div>
    </section>
  );
}
