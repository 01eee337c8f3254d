import { expect, it } from 'vitest';
import { renderShareImage } from '../../tools/build/share-image.ts';

it('names a picture that can’t be drawn on a share image', async () => {
  await expect(renderShareImage('shared/cut.svg')).rejects.toThrow(
    /^shared\/cut\.svg can't be drawn: .+\.$/,
  );
});
