import { useMemo } from 'react';
import { site } from '#content/site.ts';
import { BelowFirstScreen } from '../components/below-first-screen.tsx';
import { ContactBar } from '../components/contact-bar.tsx';
import { Link } from '../components/link.tsx';
import { Motif, visa } from '../components/motif.tsx';
import { Questions } from '../components/questions.tsx';
import { ReadingAge, ReadingDate } from '../components/reading-date.tsx';
import { Paragraphs, RichText } from '../components/rich-text.tsx';
import { SiteFooter } from '../components/site-footer.tsx';
import { SiteHeader } from '../components/site-header.tsx';
import { SourceLink } from '../components/source-link.tsx';
import { Stamp } from '../components/stamp.tsx';
import { guideHeadings } from '../content/guide-headings.ts';
import type { DestinationFacts, DestinationGuide, ExternalLink } from '../content/types.ts';
import type { Page } from '../page.ts';
import type { Picture } from '../pictures/picture.ts';
import postmark from '../pictures/postmark.svg';
import { Plan } from '../plan/plan.tsx';
import { choiceText, findIntake, planFor, type ShownPlan } from '../plan/shown-plan.ts';
import {
  type DestinationId,
  type DestinationRoute,
  destinationRoute,
  enquirySuffix,
  homeRoute,
} from '../routes.ts';
import type { View } from '../view.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { Checklist } from './checklist.tsx';
import { Contents } from './contents.tsx';
import { LatestChanges, Rules } from './rules.tsx';

/** A postmark: two rings around a plane, and cancellation waves. */
const cancelled =
  'M1 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0M6 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0M12 27l16-7-5 12-4-4zM42 14q4-4 8 0t8 0M42 22q4-4 8 0t8 0M42 30q4-4 8 0t8 0M42 38q4-4 8 0t8 0';

/** A postage stamp with perforations and a horizon. */
const stamp =
  'M1 4h8m6 0h8m6 0h8m6 0h2v6m0 6v8m0 6v8m0 6M45 44h-8m-6 0h-8m-6 0h-8m-6 0h-2v-6m0-6v-8m0-6v-8m0-6M6 9h34v30H6zM6 31q8-8 17-1t17-2M28 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0';

/** A luggage label on its string. */
const luggageLabel =
  'M19 8h38v32H19L5 24zM14 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 24q-8 2-13 16M29 16v16M33 16v16M39 16v16M43 16v16M49 16v16';

type Content = {
  readonly facts: DestinationFacts;
  readonly guide: DestinationGuide;
  readonly picture: Picture;
};

type Props = Content & { readonly route: DestinationRoute };

export function destinationPage(id: DestinationId, content: Content): Page {
  const { facts, guide, picture } = content;
  const route = destinationRoute(id);
  return {
    title: `Study in ${route.label} | ${site.name}`,
    titleOf(view) {
      const { intake } = findIntake(guide, view);
      if (!intake && !view.level) return undefined;
      return `${choiceText(route.label, intake, view.level)}: the plan, month by month | ${site.name}`;
    },
    description: guide.description,
    picture,
    plan: { id, guide, official: facts.official },
    Content: ({ view }) => <DestinationPage route={route} {...content} view={view} />,
  };
}

/** The layout of all destination pages; only their content differs. */
function DestinationPage({ view, ...props }: Props & { readonly view: View }) {
  const { route, facts, guide, picture } = props;
  const { label, nameInText } = route;
  const plan = useMemo(() => planFor(guide, view), [guide, view]);
  const topic = { countries: [label], course: plan.course };
  const [first = '', ...others] = guide.intro;
  return (
    <div data-destination={route.id}>
      <SiteHeader current={route.id} topic={topic} />
      <main id="main" className="destination__main">
        <header className="destination__opening">
          <h1 tabIndex={-1}>
            Study in <span>{label}</span>
          </h1>
          <div className="destination__stamp">
            <Stamp picture={picture} eager />
            <img className="postmark" src={postmark.src} alt="" width={120} height={48} />
          </div>
          <p className="destination__intro">
            <RichText text={first} />
          </p>
          <p className="small">
            <ReadingDate reading={guide} /> <a href="#rules">Official sources</a>
          </p>
          <ReadingAge reading={guide} today={view.day} />
        </header>
        <BoardingPass route={route} facts={facts} guide={guide} plan={plan} />
        <div className="columns destination__more">
          <div className="flow">
            <Paragraphs texts={[...others, guide.limit]} />
          </div>
          <LatestChanges changes={guide.changes} today={view.day} />
        </div>
        <Contents />
        <BelowFirstScreen>
          <ProcessSection route={route} guide={guide} plan={plan} />
          <OfferSection route={route} guide={guide} plan={plan} fundsPage={facts.fundsPage} />
          <Rules
            rules={guide.afterOffer.rules}
            changes={guide.changes}
            reading={guide}
            official={facts.official}
            today={view.day}
          />
          <div className="columns destination__sections">
            <section className="destination__section flow" id="why">
              <Motif path={stamp} />
              <h2>{guideHeadings.why}</h2>
              <Paragraphs texts={guide.whyWorthIt.reasons} />
              <Questions questions={guide.whyWorthIt.questions} today={view.day} />
            </section>
            <section className="destination__section flow" id="how-we-help">
              <Motif path={luggageLabel} />
              <h2>{guideHeadings['how-we-help']}</h2>
              <Paragraphs texts={guide.howWeHelp} />
              {/* Paid advice on a Canadian permit requires a licence. */}
              {guide.showsLicence && site.licenceCanada && (
                <p>Our licence for Canada: {site.licenceCanada}</p>
              )}
              <Link className="button" to={homeRoute.path + enquirySuffix(topic)}>
                Ask us about {nameInText}
              </Link>
            </section>
          </div>
        </BelowFirstScreen>
      </main>
      <BelowFirstScreen>
        <SiteFooter />
      </BelowFirstScreen>
      <ContactBar about={`studying in ${nameInText}`} topic={topic} />
    </div>
  );
}

type SectionProps = Pick<Props, 'route' | 'guide'> & { readonly plan: ShownPlan };

type OfferProps = SectionProps & { readonly fundsPage: ExternalLink };

function ProcessSection({ route, guide, plan }: SectionProps) {
  const { process } = guide;
  return (
    <section className="destination__section flow">
      <Motif path={cancelled} />
      <h2>Application Process Overview</h2>
      {process.lead && (
        <p>
          <RichText text={process.lead} />
        </p>
      )}
      <Plan route={route} plan={plan} />
      <Checklist
        id="documents-application"
        documents={process.documents}
        level={plan.level}
        storedAs={`${route.id}-application`}
      />
      <Questions
        title="Questions about applying"
        questions={process.questions}
        today={plan.today}
      />
    </section>
  );
}

function OfferSection({ route, guide, plan, fundsPage }: OfferProps) {
  const { afterOffer } = guide;
  return (
    <section className="destination__section flow" id="after-offer">
      <Motif path={visa} />
      <h2>{guideHeadings['after-offer']}</h2>
      <p>
        <RichText text={afterOffer.lead} />
      </p>
      <Checklist
        id="documents-visa"
        lead={
          <>
            Use the official list. Ours shows what often goes wrong. How much money to show:{' '}
            <SourceLink source={fundsPage} />
          </>
        }
        documents={afterOffer.documents}
        level={plan.level}
        storedAs={`${route.id}-visa`}
      />
      <Questions
        title="Questions about the offer and the visa"
        questions={afterOffer.questions}
        today={plan.today}
      />
    </section>
  );
}
