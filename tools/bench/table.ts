/** A line of the result, as text. */
export type Row = {
  readonly measure: string;
  readonly site: string;
  readonly bare: string;
  readonly ratio: string;
  readonly asked: string;
  /** Processor time for one request in microseconds: the site's, and bare Node's. */
  readonly cpu: string;
};

export const none = '–';

/** A Markdown table that reads well as plain text too. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line([], '-'), ...body.map((row) => line(row))].join('\n');
}

export function formatRows(rows: readonly Row[]): string {
  return formatTable([
    ['measure', 'site', 'bare node:http', 'ratio', 'asked', 'CPU µs/request'],
    ...rows.map(({ measure, site, bare, ratio, asked, cpu }) => [
      measure,
      site,
      bare,
      ratio,
      asked,
      cpu,
    ]),
  ]);
}

/** A quantity with its unit, or a dash where it could not be measured. */
export function quantity(value: number | undefined, unit: string, digits = 0): string {
  if (value === undefined || Number.isNaN(value)) return none;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString('en', options)} ${unit}`.trim();
}

/** A figure, marked where it misses what is asked. */
export function judged(figure: string, good: boolean): string {
  return good ? figure : `${figure} (missed)`;
}
