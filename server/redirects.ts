import { findRoute } from '../shared/routes.ts';
import { canonicalPath, decodePath } from './middleware/canonical-path.ts';
import { OperatorError } from './operator-error.ts';

/**
 * Checks the table of old paths.
 *
 * @param table each old path with the path of the page that it leads to
 * @param paths every path at which there is something
 * @throws {OperatorError} naming every wrong row
 */
export function checkRedirects(
  table: Readonly<Record<string, string>>,
  paths: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const rows = Object.entries(table);
  const problems = rows.flatMap(([from, to]) => findProblem(from, to, paths) ?? []);
  if (problems.length > 0) {
    throw new OperatorError(
      problems.map((problem) => `redirects in shared/content/route-rows.ts: ${problem}`),
    );
  }
  return new Map(rows);
}

function findProblem(from: string, to: string, paths: ReadonlySet<string>): string | undefined {
  if (URL.canParse(from)) return `write the path alone: '${new URL(from).pathname}'.`;
  // A request is compared in this spelling, without its query: it finds no other.
  const [path = ''] = from.split(/[?#]/);
  const canonical = canonicalPath(decodePath(`/${path}`) ?? '/');
  if (from !== canonical) return `write '${canonical}' instead of '${from}'.`;
  if (paths.has(from)) return `there is something at '${from}', so it can't lead elsewhere.`;
  if (!findRoute(to)) return `'${from}' leads to '${to}', where there is no page.`;
  return undefined;
}
