import sharp, { type Sharp } from 'sharp';

/** Pixels of the largest picture that phones take, and some more. */
const maxPixels = 64_000_000;
/** A picture of so many pixels is decoded however few bytes it has. */
const harmlessPixels = 4_000_000;
/** Drawings and screenshots have a few hundred; what has thousands was made to fill the memory. */
const maxPixelsPerByte = 1000;

/** Pictures that are decoded at a time: the other threads are for passwords and files. */
const maxDecodings = 2;

/** Text that turns a picture into a page or a program for whoever opens it as such. */
const markup = /<(?:!doctype|html|head|body|script|iframe|svg|object|embed)[\s>]|<\?php/i;

// One thread for each picture: `maxDecodings` bounds them all.
sharp.concurrency(1);

let decoding = 0;
const queue: (() => void)[] = [];

/** Decodes when fewer than `maxDecodings` others do, in the order of arrival. */
async function inDecodingTurn<Result>(decode: () => Promise<Result>): Promise<Result> {
  if (decoding >= maxDecodings) await new Promise<void>((resolve) => queue.push(resolve));
  else decoding += 1;
  try {
    return await decode();
  } finally {
    const next = queue.shift();
    if (next) next();
    else decoding -= 1;
  }
}

/**
 * Smaller sizes of a picture, by name, in pixels; with a height, the picture is cropped around its
 * middle.
 */
export type PictureVariants = Readonly<Record<string, { width: number; height?: number }>>;

/** @throws Error for a picture that unpacks to more than its bytes can honestly hold */
async function assertHonestSize(bytes: Buffer): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: maxPixels }).metadata();
  const pixels = width * height * pages;
  if (pixels > maxPixels || pixels > Math.max(harmlessPixels, bytes.length * maxPixelsPerByte))
    throw new Error('the picture has too many pixels');
}

const asWebp = (picture: Sharp, quality: number): Promise<Buffer> =>
  picture.webp({ quality }).toBuffer();

/**
 * Makes smaller sizes of a picture, as WebP. A picture that is smaller already is not enlarged.
 * @throws Error for what is no picture
 */
export async function pictureVariants(
  picture: Buffer,
  sizes: PictureVariants,
): Promise<Record<string, Buffer>> {
  const variants: Record<string, Buffer> = {};
  for (const [name, size] of Object.entries(sizes))
    variants[name] = await inDecodingTurn(() =>
      asWebp(
        sharp(picture, { limitInputPixels: maxPixels }).resize({
          ...size,
          fit: 'cover',
          withoutEnlargement: true,
        }),
        80,
      ),
    );
  return variants;
}

/**
 * Re-encodes a picture as WebP, which drops location, other metadata and whatever stands behind the
 * picture.
 * @param maxSide its longest side in pixels; a larger one is made smaller
 * @throws Error for what is no picture, holds markup, is broken, or unpacks to more than
 * `maxPixels` or to `maxPixelsPerByte`
 */
export async function reencodePicture(bytes: Buffer, maxSide: number): Promise<Buffer> {
  if (markup.test(bytes.toString('latin1'))) throw new Error('the picture holds markup');
  await assertHonestSize(bytes);
  return inDecodingTurn(() =>
    asWebp(
      sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .rotate()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true }),
      82,
    ),
  );
}
