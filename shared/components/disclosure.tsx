import type { ReactNode } from 'react';

type Props = {
  /** Summary, always visible. */
  readonly title: ReactNode;
  /** Anchor of the title, if links lead to it. */
  readonly titleId?: string | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A disclosure, closed by default, with its marker at the end of the title's line. */
export function Disclosure({ title, titleId, className = '', children }: Props) {
  return (
    // `open` may differ from the server's: a visitor or a hash may have opened it before hydration.
    <details className={`disclosure ${className}`.trim()} suppressHydrationWarning>
      <summary id={titleId}>{title}</summary>
      {children}
    </details>
  );
}
