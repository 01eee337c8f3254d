import { readFileSync } from 'node:fs';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, type Node, parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';
import browserslist from 'browserslist';

const bcd: CompatData = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
);

const mdnNames: Record<string, string> = {
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
};

/** Oldest supported version of each browser (`browserslist` in package.json), by its name in MDN's data. */
const floor = new Map(
  // Ends with each browser's oldest version, which replaces the newer ones.
  browserslist().map((entry) => {
    const [name = '', version = ''] = entry.split(' ');
    return [mdnNames[name] ?? name, Number.parseFloat(version)];
  }),
);

/** True if every browser of the floor supports a feature without a prefix or flag. */
function isAtFloor({ support }: CompatStatement): boolean {
  return [...floor].every(([browser, oldest]) =>
    [support[browser as keyof typeof support] ?? []].flat().some((entry) => {
      const { version_added: added, version_removed: removed, flags, prefix } = entry;
      const since =
        typeof added === 'string' ? Number.parseFloat(added.replace('≤', '')) : Number.NaN;
      return since <= oldest && !removed && !flags && !prefix;
    }),
  );
}

/**
 * Names of globals and methods, each true if every browser of the floor supports it. A method name is true if any object
 * supports it: `at`, for example, because arrays have it.
 */
function findSupport() {
  const support = { globals: new Map<string, boolean>(), members: new Map<string, boolean>() };
  const add = (names: typeof support.globals, name: string, { __compat }: Identifier) => {
    if (__compat) names.set(name, names.get(name) || isAtFloor(__compat));
  };
  const builtIns = bcd.javascript['builtins'] ?? {};
  for (const data of [builtIns, builtIns['Intl'] ?? {}, bcd.api]) {
    for (const [name, object] of Object.entries<Identifier>(data)) {
      if (name.startsWith('__')) continue;
      add(support.globals, name, object);
      // For an object that is too new, its own name suffices; its members are skipped.
      if (object.__compat && !isAtFloor(object.__compat)) continue;
      for (const [key, member] of Object.entries<Identifier>(object)) {
        const own = key.replace(/_(static|global)$/, '');
        if (name === 'Window') add(support.globals, own, member);
        add(support.members, own, member);
      }
    }
  }
  return support;
}

const support = findSupport();

/** Called built-ins that some browser of the floor lacks, except those tested for by `typeof`, `in`, `?.` or `if`. */
export function findUnguardedBuiltIns(script: string): readonly string[] {
  const used = new Set<string>();
  const guarded = new Set<string>();
  fullAncestor(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const it = node as AnyNode;
    if (it.type === 'CallExpression' && it.optional) guarded.add(nameOf(it.callee));
    else if (it.type === 'CallExpression' || it.type === 'NewExpression') {
      const name = nameOf(it.callee);
      const names = it.callee.type === 'Identifier' ? support.globals : support.members;
      if (names.get(name) === false) used.add(name);
    } else if (it.type === 'MemberExpression' && it.object.type === 'Identifier') {
      if (support.globals.get(it.object.name) === false) used.add(it.object.name);
    } else if (it.type === 'UnaryExpression') guarded.add(nameOf(it.argument));
    else if (it.type === 'BinaryExpression' || it.type === 'LogicalExpression')
      guarded.add(nameOf(it.left));
    else if (it.type === 'ConditionalExpression' || it.type === 'IfStatement')
      guarded.add(nameOf(it.test));
  });
  return [...used].filter((name) => !guarded.has(name)).sort();
}

/** The last name of an expression: `toSorted` for `list.toSorted`, `toSorted` or `'toSorted'`. */
function nameOf(given: Node): string {
  const node = given as AnyNode;
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'MemberExpression' && !node.computed ? nameOf(node.property) : '';
}

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = bcd.css;

/**
 * Features of a style sheet that some browser of the floor lacks, outside `@supports`: properties and their values, functions,
 * units, selectors, at-rules and media features.
 */
export function findUnguardedStyles(css: string): readonly string[] {
  const found = new Set<string>();
  const check = (kind: string, name: string, entry: Identifier | undefined) => {
    if (entry?.__compat && !isAtFloor(entry.__compat)) found.add(kind.replace('*', name));
  };
  const rules = withoutBlocks(css, '@supports');
  for (const [, name = '', value = ''] of rules.matchAll(/[{;]([a-z-]+):([^{};]+)(?=[;}])/g)) {
    const property = properties[name];
    check('*: …', name, property);
    if (found.has(`${name}: …`)) continue;
    for (const [word] of value.matchAll(/(?<![\w-.#"'])-?[a-z][a-z-]*(?![\w-(])/g)) {
      check(`${name}: *`, word, property?.[word]);
    }
  }
  for (const [, name = ''] of rules.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)) {
    check('*()', name, types[name] ?? types['color']?.[name]);
  }
  for (const [, name = ''] of rules.matchAll(/\d(cq\w+|[sld]v\w+|r?lh|r?cap|r?ic)\b/g)) {
    check('* unit', name, types['length']?.[unitGroup(name)] ?? types['length']?.[name]);
  }
  for (const [, name = ''] of rules.matchAll(/::?([a-z-]+)(?=[^{};]*\{)/g))
    check(':*', name, selectors[name]);
  for (const [, name = ''] of rules.matchAll(/@([a-z-]+)/g)) check('@*', name, atRules[name]);
  for (const [, query = ''] of rules.matchAll(/@media([^{]*)/g)) {
    for (const [, name = ''] of query.matchAll(/\((?:min-|max-)?([a-z-]+)/g))
      check('@media (*)', name, atRules['media']?.[name]);
    if (/[<>]/.test(query)) check('@media (… < …)', '', atRules['media']?.['range_syntax']);
    if (/\(not|\bor\b|(^|,)\s*not\s*\(/.test(query))
      check('@media (not …)', '', atRules['media']?.['or_syntax']);
  }
  return [...found].sort();
}

function unitGroup(unit: string): string {
  const groups = { c: 'container_query_length_units', s: 'small', l: 'large', d: 'dynamic' };
  const group = groups[unit.charAt(0) as keyof typeof groups];
  return unit.startsWith('cq') ? groups.c : `viewport_percentage_units_${group}`;
}

/** The style sheet without the blocks of an at-rule. */
function withoutBlocks(css: string, rule: string): string {
  const start = css.indexOf(rule);
  if (start < 0) return css;
  let end = css.indexOf('{', start) + 1;
  for (let depth = 1; depth > 0; end += 1) {
    if (css[end] === '{') depth += 1;
    if (css[end] === '}') depth -= 1;
  }
  return withoutBlocks(css.slice(0, start) + css.slice(end), rule);
}
