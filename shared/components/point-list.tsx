import type { Point } from '../content/types.ts';

type Props = { readonly points: readonly Point[] };

/** Numbered steps, in the order they happen. */
export function Timeline({ points }: Props) {
  return <ol className="timeline">{points.map(item)}</ol>;
}

/** Things to do, each with a box to tick on paper. */
export function Checklist({ points }: Props) {
  return <ul className="checklist">{points.map(item)}</ul>;
}

function item({ title, text }: Point) {
  return (
    <li key={title}>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}
