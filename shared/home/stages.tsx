import { home } from '#content/home.ts';
import { Motif, visa } from '../components/motif.tsx';

/** Drawings of the stages, in the same order. */
const drawings = [
  // A list of marks below a magnifying glass.
  'M1 4h28v13M19 44H1V4M7 12h16M7 19h10M7 26h6M7 33h6M19 28a10 10 0 1 0 20 0a10 10 0 1 0-20 0M36 36l9 9M24 28l4 4 6-8',
  // An open book with a pencil.
  'M25 12q-10-7-24-4v30q14-3 24 4 10-7 24-4V8Q35 5 25 12v30M7 16q6-1 12 2M7 23q6-1 12 2M31 27l15-17 5 5-15 16-6 1z',
  // An addressed and stamped letter.
  'M1 8h56v34H1zM9 27h18M9 33h12M43 13h9v11h-9zM25 13q4-3 7 0t7 0M25 18q4-3 7 0t7 0M25 23q4-3 7 0t7 0',
  // A bank document and a rupee coin.
  'M25 40H1V6h44v8M9 14h16M9 21h10M9 28h8M25 30a14 14 0 1 0 28 0a14 14 0 1 0-28 0M33 23h12M33 28h12M33 23h3q6 0 6 5t-6 5h-3l8 6',
  visa,
  // A packed suitcase with a label.
  'M1 14h52v28H1zM19 14V6h16v8M11 14v28M43 14v28M23 14v5l-4 4v11h8V23l-4-4',
];

/** The consultancy's services, from the first talk to the first weeks abroad. */
export function Stages() {
  return (
    <section id="what-we-do" tabIndex={-1} aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title">What we do</h2>
      <p className="lead">{home.stages.lead}</p>
      <ol className="columns stages">
        {home.stages.items.map(({ title, text }, index) => (
          <li key={title}>
            <Motif path={drawings[index] ?? visa} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
