import type { ReactNode } from 'react';
import { Link } from '../components/link.tsx';
import { type DestinationRoute, planId } from '../routes.ts';
import { choiceQuery } from '../view.ts';
import { intakeName, type NamedIntake } from './intakes.ts';

type Props = {
  readonly route: DestinationRoute;
  readonly intake: NamedIntake;
  /** True if following it scrolls to the plan; otherwise the scroll position stays. */
  readonly toPlan?: boolean;
  /** Link text; defaults to the intake's name. */
  readonly children?: ReactNode;
};

/** Opens a destination page with an intake selected, and its level if it has one, like the plan's form. */
export function IntakeLink({
  route,
  intake,
  toPlan = false,
  children = intakeName(intake),
}: Props) {
  const { level, value } = intake;
  return (
    <Link to={route.path + choiceQuery({ level, intake: value }) + (toPlan ? `#${planId}` : '')}>
      {children}
    </Link>
  );
}
