import type { ReactNode } from 'react';

type Props = {
  /** Unique on the page, and the same at each visit. */
  readonly id: string;
  /** What a screen reader says of the sign that opens it. */
  readonly label: string;
  /** Whether it is open from the start, in a window that collapses it. */
  readonly open?: boolean;
  /** Whether wide windows collapse it as well. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/**
 * A disclosure whose summary is a sign in the row above. Phones collapse it; wide windows do so only if `isWide` is set.
 * Paper and browsers without JavaScript always show its content.
 */
export function PhoneFold({ id, label, open, isWide = false, children }: Props) {
  return (
    // A visitor may have opened it before hydration.
    <details
      className={isWide ? 'phone-fold phone-fold--wide' : 'phone-fold'}
      id={id}
      open={open}
      suppressHydrationWarning
    >
      <summary aria-label={label} />
      {children}
    </details>
  );
}
