/**
 * Small drawings for sections: 48 units high, drawn with lines in the text colour. Each has a path, and a left edge that is
 * aligned with the heading below it.
 */
const drawings = {
  /** A postmark: two rings around a plane, and cancellation waves. */
  postmark: [
    2,
    'M3 24a19 19 0 1 0 38 0a19 19 0 1 0-38 0M8 24a14 14 0 1 0 28 0a14 14 0 1 0-28 0M14 27l16-7-5 12-4-4zM44 14q4-4 8 0t8 0M44 22q4-4 8 0t8 0M44 30q4-4 8 0t8 0M44 38q4-4 8 0t8 0',
  ],
  /** A folder with a tab and sheets. */
  folder: [5, 'M6 42V10h16l5 6h27v26zM12 16V6h36v10M12 26h36M12 32h26'],
  /** A passport page with a stamped visa. */
  visa: [
    7,
    'M8 4h48v40H8zM8 12h48M14 20h16M14 26h16M14 32h10M34 28a9 9 0 1 0 18 0a9 9 0 1 0-18 0M37 28h12M43 22v12',
  ],
  /** A postage stamp with perforations and a horizon. */
  stamp: [
    9,
    'M10 4h8m6 0h8m6 0h8m6 0h2v6m0 6v8m0 6v8m0 6M54 44h-8m-6 0h-8m-6 0h-8m-6 0h-2v-6m0-6v-8m0-6v-8m0-6M15 9h34v30H15zM15 31q8-8 17-1t17-2M37 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  ],
  /** A luggage label on its string. */
  label: [
    1,
    'M20 8h38v32H20L6 24zM15 24a3 3 0 1 0 6 0a3 3 0 1 0-6 0M15 24q-8 2-13 16M30 16v16M34 16v16M40 16v16M44 16v16M50 16v16',
  ],
  /** A list of marks below a magnifying glass. */
  marks: [
    9,
    'M10 4h28v13M28 44H10V4M16 12h16M16 19h10M16 26h6M16 33h6M28 28a10 10 0 1 0 20 0a10 10 0 1 0-20 0M45 36l9 9M33 28l4 4 6-8',
  ],
  /** An open book with a pencil. */
  book: [
    5,
    'M30 12q-10-7-24-4v30q14-3 24 4 10-7 24-4V8Q40 5 30 12v30M12 16q6-1 12 2M12 23q6-1 12 2M36 27l15-17 5 5-15 16-6 1z',
  ],
  /** An addressed and stamped letter. */
  letter: [
    3,
    'M4 8h56v34H4zM12 27h18M12 33h12M46 13h9v11h-9zM28 13q4-3 7 0t7 0M28 18q4-3 7 0t7 0M28 23q4-3 7 0t7 0',
  ],
  /** A bank document and a rupee coin. */
  money: [
    5,
    'M30 40H6V6h44v8M14 14h16M14 21h10M14 28h8M30 30a14 14 0 1 0 28 0a14 14 0 1 0-28 0M38 23h12M38 28h12M38 23h3q6 0 6 5t-6 5h-3l8 6',
  ],
  /** A packed suitcase with a label. */
  suitcase: [5, 'M6 14h52v28H6zM24 14V6h16v8M16 14v28M48 14v28M28 14v5l-4 4v11h8V23l-4-4'],
} as const;

export type MotifName = keyof typeof drawings;

/** Decorative drawing beside a heading. */
export function Motif({ name }: { readonly name: MotifName }) {
  const [left, path] = drawings[name];
  return (
    <svg className="motif" viewBox={`${left} 0 64 48`} width="64" height="48" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
