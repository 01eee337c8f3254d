import type { ReactNode } from 'react';

/** Small drawings for sections: 48 units high, drawn with lines in the text colour. */
const drawings = {
  /** A postmark: two rings around a plane, and cancellation waves. */
  postmark: (
    <>
      <circle cx="22" cy="24" r="19" />
      <circle cx="22" cy="24" r="14" />
      <path d="M14 27l16-7-5 12-4-4z" />
      <path d="M44 14q4-4 8 0t8 0M44 22q4-4 8 0t8 0M44 30q4-4 8 0t8 0M44 38q4-4 8 0t8 0" />
    </>
  ),
  /** A folder with a tab and sheets. */
  folder: (
    <>
      <path d="M6 42V10h16l5 6h27v26z" />
      <path d="M12 16V6h36v10M12 26h36M12 32h26" />
    </>
  ),
  /** A passport page with a stamped visa. */
  visa: (
    <>
      <path d="M8 4h48v40H8zM8 12h48" />
      <path d="M14 20h16M14 26h16M14 32h10" />
      <circle cx="43" cy="28" r="9" />
      <path d="M37 28h12M43 22v12" />
    </>
  ),
  /** A postage stamp with perforations and a horizon. */
  stamp: (
    <>
      <path strokeDasharray="3 3" d="M10 4h44v40H10z" />
      <path d="M15 9h34v30H15zM15 31q8-8 17-1t17-2" />
      <circle cx="41" cy="17" r="4" />
    </>
  ),
  /** A luggage label on its string. */
  label: (
    <>
      <path d="M20 8h38v32H20L6 24z" />
      <circle cx="18" cy="24" r="3" />
      <path d="M15 24q-8 2-13 16M30 16v16M34 16v16M40 16v16M44 16v16M50 16v16" />
    </>
  ),
  /** A list of marks below a magnifying glass. */
  marks: (
    <>
      <path d="M10 4h28v13M28 44H10V4M16 12h16M16 19h10M16 26h6M16 33h6" />
      <circle cx="38" cy="28" r="10" />
      <path d="M45 36l9 9M33 28l4 4 6-8" />
    </>
  ),
  /** An open book with a pencil. */
  book: (
    <>
      <path d="M30 12q-10-7-24-4v30q14-3 24 4 10-7 24-4V8Q40 5 30 12v30" />
      <path d="M12 16q6-1 12 2M12 23q6-1 12 2M36 27l15-17 5 5-15 16-6 1z" />
    </>
  ),
  /** An addressed and stamped letter. */
  letter: (
    <>
      <path d="M4 8h56v34H4z" />
      <path d="M12 27h18M12 33h12M46 13h9v11h-9z" />
      <path d="M28 13q4-3 7 0t7 0M28 18q4-3 7 0t7 0M28 23q4-3 7 0t7 0" />
    </>
  ),
  /** A bank document and a rupee coin. */
  money: (
    <>
      <path d="M30 40H6V6h44v8M14 14h16M14 21h10M14 28h8" />
      <circle cx="44" cy="30" r="14" />
      <path d="M38 23h12M38 28h12M38 23h3q6 0 6 5t-6 5h-3l8 6" />
    </>
  ),
  /** A packed suitcase with a label. */
  suitcase: (
    <>
      <path d="M6 14h52v28H6zM24 14V6h16v8M16 14v28M48 14v28" />
      <path d="M28 14v5l-4 4v11h8V23l-4-4" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type MotifName = keyof typeof drawings;

/** Left edge of each drawing in units, aligned with the heading below it. */
const starts: Readonly<Record<MotifName, number>> = {
  postmark: 2,
  folder: 5,
  visa: 7,
  stamp: 9,
  label: 1,
  marks: 9,
  book: 5,
  letter: 3,
  money: 5,
  suitcase: 5,
};

/** Decorative drawing beside a heading. */
export function Motif({ name }: { readonly name: MotifName }) {
  const viewBox = `${starts[name]} 0 64 48`;
  return (
    <svg className="motif" viewBox={viewBox} width="64" height="48" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
