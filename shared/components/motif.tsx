/** Decorative drawing beside a heading, in lines of the accent colour, 48 units high and aligned with the heading. */
export function Motif({ path }: { readonly path: string }) {
  return (
    <svg className="motif" viewBox="0 0 64 48" width="64" height="48" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A passport page with a stamped visa. */
export const visa =
  'M1 4h48v40H1zM1 12h48M7 20h16M7 26h16M7 32h10M27 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0M30 28h12M36 22v12';
