import { extname, relative } from 'node:path';
import { imageSize } from 'image-size';
import { OperatorError } from '../../server/operator-error.ts';

/** The most that a photograph may have, in bytes: it is sent as it is, and most visitors have a phone. */
export const photographLimit = 150_000;

/** What a file contains, in the words of image-size, by the end of its name. */
const contents: Readonly<Record<string, string>> = {
  '.jpg': 'jpg',
  '.jpeg': 'jpg',
  '.webp': 'webp',
  '.avif': 'avif',
};

/**
 * Reads the size of a photograph, in pixels.
 *
 * @throws {OperatorError} naming the file, and how to make it right
 */
export function readPhotographSize(file: string, bytes: Buffer) {
  const name = relative('.', file).replaceAll('\\', '/');
  if (bytes.length > photographLimit) {
    throw new OperatorError(
      `${name} has ${Math.ceil(bytes.length / 1000)} KB, and a photograph may have ${photographLimit / 1000}: save it with fewer pixels, or in a lower quality.`,
    );
  }
  const { width, height, orientation = 1, type } = measure(bytes);
  if (!width || !height || type !== contents[extname(file)]) {
    throw new OperatorError(
      `${name} is not what its name says: save it as JPEG, WebP or AVIF, with a name that ends with .jpg, .webp or .avif.`,
    );
  }
  if (orientation !== 1) {
    throw new OperatorError(
      `${name} lies on its side, with a note in the file to turn it: turn it in a picture program and save it without the note.`,
    );
  }
  return { width, height };
}

/** Size and kind; neither where the bytes are no picture. */
function measure(bytes: Buffer): Partial<ReturnType<typeof imageSize>> {
  try {
    return imageSize(bytes);
  } catch {
    return {};
  }
}
