import type { ReactNode } from 'react';

type Props = {
  /** What stays in sight. */
  readonly title: ReactNode;
  /** The anchor of the title, where links lead to it. */
  readonly titleId?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** What is closed until somebody opens it by its title; the sign for that stands at the end of the title's row. */
export function Fold({ title, titleId, className = '', children }: Props) {
  return (
    // A visitor or a hash may have opened it before hydration.
    <details className={`fold ${className}`.trim()} suppressHydrationWarning>
      <summary id={titleId}>{title}</summary>
      {children}
    </details>
  );
}
