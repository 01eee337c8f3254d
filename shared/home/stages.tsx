import { home } from '#content/home.ts';
import { Motif, type MotifName } from '../components/motif.tsx';

/** Drawings of the stages, in the same order. */
const drawings: readonly MotifName[] = ['marks', 'book', 'letter', 'money', 'visa', 'suitcase'];

/** The consultancy's services, from the first talk to the first weeks abroad. */
export function Stages() {
  return (
    <section id="what-we-do" tabIndex={-1} aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title">What we do</h2>
      <p className="lead">{home.stages.lead}</p>
      <ol className="columns columns--narrow stages">
        {home.stages.items.map(({ title, text }, index) => (
          <li key={title}>
            <Motif name={drawings[index] ?? 'letter'} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
