import { type AnyPage, inPage } from './visit.ts';

/** From a point to another one, in pixels of the viewport. */
export type Line = {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
};

type Colour = { readonly red: number; readonly green: number; readonly blue: number };

/** The colours along a line, upright or level, of a picture of the viewport: a PNG, base64. */
export async function coloursAlong(
  page: AnyPage,
  picture: string,
  line: Line,
): Promise<readonly Colour[]> {
  return await inPage(page, readPixels, { picture, line });
}

/** Runs in the page. */
async function readPixels({ picture, line: { from, to } }: { picture: string; line: Line }) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const size = [Math.max(1, to[0] - from[0]), Math.max(1, to[1] - from[1])] as const;
  const { data } = context.getImageData(...from, ...size);
  return Array.from({ length: data.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.slice(4 * index);
    return { red, green, blue };
  });
}

/** How much of the airmail edge under the header of a destination's page is red or blue, from 0 to 1. */
export async function stripedShare(page: AnyPage, picture: string): Promise<number> {
  const [y, width] = await inPage(page, () => {
    const header = document.querySelector('#root header') as HTMLElement;
    const middle = Math.round(header.getBoundingClientRect().bottom - 4);
    return [middle, document.documentElement.clientWidth] as const;
  });
  const colours = await coloursAlong(page, picture, { from: [0, y], to: [width, y] });
  return colours.filter(({ red, blue }) => Math.abs(red - blue) > 60).length / colours.length;
}
