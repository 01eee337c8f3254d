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
  { from, to }: Line,
): Promise<readonly Colour[]> {
  const box = [...from, Math.max(1, to[0] - from[0]), Math.max(1, to[1] - from[1])] as const;
  const data = await inPage(page, readPixels, { picture, box });
  return Array.from({ length: data.length / 4 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = data.slice(4 * index);
    return { red, green, blue };
  });
}

/** Runs in the page. */
async function readPixels({ picture, box }: { picture: string; box: readonly number[] }) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext('2d') as CanvasRenderingContext2D;
  context.drawImage(image, 0, 0);
  const [x = 0, y = 0, width = 1, height = 1] = box;
  return [...context.getImageData(x, y, width, height).data];
}

/** How much of the airmail edge under the header of a destination's page is red or blue, from 0 to 1. */
export async function stripedShare(page: AnyPage, picture: string): Promise<number> {
  const [y, width] = await inPage(page, () => [
    Math.round((document.querySelector('#root header')?.getBoundingClientRect().bottom ?? 0) - 4),
    document.documentElement.clientWidth,
  ]);
  const colours = await coloursAlong(page, picture, {
    from: [0, y ?? 0],
    to: [width ?? 0, y ?? 0],
  });
  return colours.filter(({ red, blue }) => Math.abs(red - blue) > 60).length / colours.length;
}
