import type { ReactNode } from 'react';

type Props = {
  /** Accessible name of the summary. */
  readonly label: string;
  /** True if it is open by default in windows that collapse it. */
  readonly open?: boolean;
  /** True if wide windows collapse it as well. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

/**
 * A disclosure whose summary is the title above, with a marker. Phones collapse it; wide windows do so only if `isWide` is set.
 * In print and without JavaScript its content is always visible.
 */
export function PhoneDisclosure({ label, open, isWide = false, children }: Props) {
  return (
    // `open` may differ from the server's: a visitor may have opened it before hydration.
    <details
      className={isWide ? 'phone-disclosure phone-disclosure--wide' : 'phone-disclosure'}
      open={open}
      suppressHydrationWarning
    >
      <summary aria-label={label} />
      {children}
    </details>
  );
}
