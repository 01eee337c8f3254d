import { type AnyPage, inPage } from './visit.ts';

type Point = readonly [x: number, y: number];

/** In pixels of the viewport, upright or level. */
export type Line = { readonly from: Point; readonly to: Point };

/** The colours along a line of a picture of the viewport: a PNG, base64. */
export async function coloursAlong(page: AnyPage, picture: string, line: Line) {
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
