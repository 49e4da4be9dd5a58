import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureVariants, reencodePicture } from './pictures.ts';

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' }, limitInputPixels: false });
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });

it('takes a phone picture of 50 megapixels, and makes it smaller', async () => {
  const small = await noise(1020, 768).jpeg().toBuffer();
  const phone = await sharp(small)
    .resize(8160, 6144, { kernel: 'nearest' })
    .jpeg({ quality: 60 })
    .toBuffer();
  const { width, height, format } = await sharp(await reencodePicture(phone, 2400)).metadata();
  expect({ width, height, format }).toEqual({ width: 2400, height: 1807, format: 'webp' });
});

it('takes a flat drawing of few bytes', async () => {
  const drawing = await blank(2000, 1500).png({ palette: true }).toBuffer();
  expect(drawing.length).toBeLessThan(10_000);
  await expect(reencodePicture(drawing, 800)).resolves.toBeInstanceOf(Buffer);
});

it.each(['png', 'webp', 'gif'] as const)(
  'refuses a %s whose few bytes unpack to 40 megapixels',
  async (format) => {
    const bomb = await blank(6500, 6200)
      .toFormat(format, { palette: true, lossless: true })
      .toBuffer();
    await expect(reencodePicture(bomb, 800)).rejects.toThrow('too many pixels');
  },
);

it.each(['<html><script>alert(1)</script>', '<SVG onload=alert(1)>', '<?php echo 1;'])(
  'refuses a picture with a page behind it: %s',
  async (page) => {
    for (const format of ['jpeg', 'png'] as const) {
      const picture = await noise(40, 40).toFormat(format).toBuffer();
      await expect(reencodePicture(picture, 800)).resolves.toBeInstanceOf(Buffer);
      await expect(
        reencodePicture(Buffer.concat([picture, Buffer.from(page)]), 800),
      ).rejects.toThrow('markup');
    }
  },
);

it('decodes many in their turn, and goes on behind one that is broken', async () => {
  const picture = await noise(300, 200).png().toBuffer();
  const broken = picture.subarray(0, picture.length / 2);
  const results = await Promise.allSettled(
    [picture, broken, picture, broken, picture, picture].map((bytes) =>
      reencodePicture(bytes, 100),
    ),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  const { small } = await pictureVariants(picture, { small: { width: 50, height: 50 } });
  expect(await sharp(small).metadata()).toMatchObject({ width: 50, height: 50 });
});
