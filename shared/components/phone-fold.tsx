import type { ReactNode } from 'react';

type Props = {
  /** Unique on the page, and the same at each visit. */
  readonly id: string;
  /** What a screen reader says of the sign that opens it. */
  readonly label: string;
  /** Whether a phone shows it at once. */
  readonly open?: boolean;
  readonly children: ReactNode;
};

/**
 * What a phone shows after a tap on a sign in the row above, and every other window always: wide ones, paper, and
 * browsers without script.
 */
export function PhoneFold({ id, label, open, children }: Props) {
  return (
    // A visitor may have opened it before hydration.
    <details className="phone-fold" id={id} open={open} suppressHydrationWarning>
      <summary aria-label={label} />
      {children}
    </details>
  );
}
