import type { ReactNode } from 'react';
import { keepChoice } from '../browser/kept-choice.ts';
import { PageLink } from '../components/page-link.tsx';
import type { Level } from '../content/types.ts';
import type { DestinationRoute } from '../routes.ts';
import { choiceQuery } from '../view.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly level: Level | undefined;
  /** The start, as addresses name it. */
  readonly value: string;
  /** Of the section that it leads to, e.g. `#plan`; the page stays where it is without it. */
  readonly hash?: string;
  readonly children: ReactNode;
};

/** Opens a country's page with a start chosen, and with a level where one is given: as if chosen in its form. */
export function StartLink({ route, level, value, hash = '', children }: Props) {
  return (
    <PageLink
      route={route}
      suffix={choiceQuery({ level, start: value }) + hash}
      onClick={() => keepChoice(route.id, { start: value, level: level ?? '' })}
    >
      {children}
    </PageLink>
  );
}
