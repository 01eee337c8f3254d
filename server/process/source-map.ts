import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

let map: SourceMap | undefined;

/**
 * A stack trace with the positions of the source files instead of the bundle's. Read when the first error is logged: with
 * `--enable-source-maps` Node parses the map at startup, which takes as long as rendering the pages.
 */
export function mapStack(stack: string): string {
  return stack.replace(/(file:\/\/\S+\.js):(\d+):(\d+)/g, (position, url, line, column) => {
    try {
      map ??= new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')));
    } catch {
      return position;
    }
    const origin = map.findOrigin(Number(line), Number(column));
    return 'fileName' in origin
      ? `${origin.fileName}:${origin.lineNumber}:${origin.columnNumber}`
      : position;
  });
}
