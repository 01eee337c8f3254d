export type Point = readonly [x: number, y: number];

/** Rounds to one decimal, a tenth of a pixel at full size, to save bytes. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A filled shape of SVG path data; `more` holds further attributes. */
export function fill(colour: string, data: string, more = ''): string {
  return `<path fill="${colour}" d="${data}"${more}/>`;
}

/** A stroke with round joins, for outlines with corners. */
export function stroke(colour: string, width: number, path: string, more = ''): string {
  const pen = `stroke="${colour}" stroke-width="${width}" stroke-linecap="round"`;
  return `<path fill="none" ${pen} stroke-linejoin="round" d="${path}"${more}/>`;
}

/** Escapes a text for SVG or HTML. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
