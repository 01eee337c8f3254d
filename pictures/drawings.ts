import { existsSync, readdirSync } from 'node:fs';

/** What a drawing's program, `pictures/NAME/draw.ts`, exports. */
type Program = {
  /** Returns the content of the kept file. */
  readonly draw: () => string;
  /** The alternative text of an SVG, which becomes its `<title>`. */
  readonly alt?: string;
  /** The kept file's name, if it is not `NAME.svg`. */
  readonly fileName?: string;
};

/** The folders of `pictures/` that have a program, by name. */
export function findPrograms(): string[] {
  const entries = readdirSync('pictures', { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return folders.filter((name) => existsSync(`pictures/${name}/draw.ts`)).sort();
}

/** Runs the program of one drawing. Returns the path of the kept file and what it must contain. */
export async function runProgram(name: string): Promise<{ path: string; content: string }> {
  const { draw, alt, fileName } = (await import(`./${name}/draw.ts`)) as Program;
  const content = alt ? withTitle(draw(), alt) : draw();
  return { path: `pictures/${name}/${fileName ?? `${name}.svg`}`, content: `${content}\n` };
}

function withTitle(svg: string, alt: string): string {
  return svg.replace(/<svg[^>]*>/, `$&<title>${alt.replaceAll('&', '&amp;')}</title>`);
}
