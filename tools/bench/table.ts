/** A Markdown table; the first row is its head. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[], fill = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(head), line([], '-'), ...body.map((row) => line(row))].join('\n');
}

/** A number for people; a dash where it could not be measured. */
export function formatNumber(value: number, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return Number.isFinite(value) ? value.toLocaleString('en', options) : '–';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2;
}

/** Replaces the line that shows how far a measurement has come. */
export function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else if (text) process.stderr.write(`${text}\n`);
}
