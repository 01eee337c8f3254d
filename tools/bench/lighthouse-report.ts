import { median } from './rounds.ts';
import { formatTable, judged, none } from './table.ts';

/** What is read of Lighthouse's report. */
export type Audits = {
  readonly runtimeError?: { readonly message: string };
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, Audit>>;
};

type Category = {
  /** From 0 to 1. */
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
};

type Audit = {
  readonly title: string;
  /** From 0 to 1; null where the audit only tells. */
  readonly score: number | null;
  /** Milliseconds, bytes, or a number without unit. */
  readonly numericValue?: number;
  readonly displayValue?: string;
};

export type RouteResult = { readonly path: string; readonly reports: readonly Audits[] };

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Each route's scores and the figures that have a limit. */
export function formatScores(results: readonly RouteResult[]): string {
  const head = ['route', ...categories, 'LCP ms', 'TBT ms', 'CLS', 'bytes'];
  const rows = results.map(({ path, reports }) => {
    const figure = (id: string) =>
      median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
    const scores = categories.map((id) =>
      median(reports.map((report) => (report.categories[id]?.score ?? Number.NaN) * 100)),
    );
    const [lcp, tbt, cls] = [
      figure('largest-contentful-paint'),
      figure('total-blocking-time'),
      figure('cumulative-layout-shift'),
    ];
    return [
      path,
      ...scores.map((score) => judged(score.toFixed(0), score === 100)),
      judged(lcp.toFixed(0), lcp <= 750),
      judged(tbt.toFixed(0), tbt <= 30),
      judged(cls.toFixed(4), cls === 0),
      figure('total-byte-weight').toLocaleString('en'),
    ];
  });
  return formatTable([head, ...rows]);
}

/** Each audit that was not perfect in any run, with what Lighthouse says of it. */
export function formatFindings(results: readonly RouteResult[]): string {
  return results.flatMap(({ path, reports }) => [`${path}:`, ...findings(reports)]).join('\n');
}

function findings(reports: readonly Audits[]): readonly string[] {
  const found = new Map<string, string>();
  for (const { audits, categories: graded } of reports) {
    const weights = new Map(
      Object.values(graded).flatMap(({ auditRefs }) =>
        auditRefs.map(({ id, weight }) => [id, weight]),
      ),
    );
    for (const [id, { score, title, displayValue }] of Object.entries(audits)) {
      if (score === null || score === 1) continue;
      const counts = weights.get(id) ? 'counts' : 'only told';
      found.set(id, `  ${id} (${score}, ${counts}): ${title}; ${displayValue ?? none}`);
    }
  }
  return found.size > 0 ? [...found.values()] : ['  all is perfect'];
}
