import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError, badInput } from '../errors.ts';
import { isPlainDoc, isPlainDocx } from './office.ts';
import { isPlainPdf } from './pdf.ts';

/** A file on its way in, from any door. */
export interface Upload {
  filename: string;
  /** Begins the reading. Called once, when the bytes are wanted: a stream that nobody reads yet has nobody to tell when its sender goes away. */
  open(): Readable;
}

export interface IntakeRule {
  types: readonly string[];
  maxBytes: number;
  texts: { type: string; size: string };
  /** Longest side of a re-encoded picture, in pixels. */
  maxSide?: number;
  /** Smaller sizes to keep beside a picture; with a height, cut to it around the middle. */
  variants?: Readonly<Record<string, { width: number; height?: number }>>;
}

export interface Taken {
  bytes: Buffer;
  contentType: string;
  name: string;
  /** The smaller sizes that the rule asks for, of pictures. */
  variants: Record<string, Buffer>;
}

/** Pixels a picture may unpack to: a small file that unpacks to gigabytes is refused before it does. */
const maxPixels = 40_000_000;

export const notWhole = 'The file did not arrive whole. Please send it again.';

async function readAtMost(upload: Upload, maxBytes: number, text: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const stream = upload.open();
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= maxBytes) {
        stream.destroy();
        throw new AppError('TOO_LARGE', text);
      }
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The doors cut off at a size of their own, and a body may end in the middle of a file.
    throw (error as { status?: unknown }).status === 413
      ? new AppError('TOO_LARGE', text)
      : badInput(notWhole);
  }
  return Buffer.concat(chunks);
}

/** The name for downloads: its last part, without control, direction-changing and quoting characters. */
export function safeName(name: string, extension: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069"<>:|?*;]/gu, '')
    .trim();
  // The cut may go through a character: half of one is no text.
  return `${base.slice(0, 80).replace(/\p{Cs}/gu, '') || 'file'}.${extension}`;
}

/** Endings that a browser or a system acts upon; a file that bears one of them is not the picture or document it holds. */
const active =
  /\.(svgz?|x?html?|m?js|css|xml|zip|jar|exe|msi|bat|cmd|com|scr|sh|ps1|vbs|apk|dmg)$/i;

/** Documents that are kept as they came, each by what its bytes are: how its name ends, and what makes it one. */
const documents: Record<
  string,
  { type: string; extension: string; isPlain: (bytes: Buffer) => boolean | Promise<boolean> }
> = {
  'application/pdf': { type: 'application/pdf', extension: 'pdf', isPlain: isPlainPdf },
  'application/x-cfb': { type: 'application/msword', extension: 'doc', isPlain: isPlainDoc },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
    isPlain: isPlainDocx,
  },
};

/** Endings that say what a file is. */
const telling =
  /\.(png|jpe?g|gif|webp|heic|pdf|do[ct][xm]?|rtf|od[tsp]|xl[st][xmb]?|pp[st][xm]?|pot[xm]?)$/i;

/** Control characters and folders in a name come from nobody's file chooser; a name for one kind must not hold the other. */
function isHonestName(name: string, extension: string | null): boolean {
  const said = telling.exec(name)?.[1]?.toLowerCase();
  const lies = extension
    ? said !== undefined && said !== extension
    : said !== undefined && !/^(png|jpe?g|gif|webp|heic)$/.test(said);
  return !/[\p{Cc}/\\]/u.test(name) && !active.test(name) && !lies;
}

/** The smaller sizes of a picture, in a modern format; what is smaller already is not blown up. */
export async function smaller(
  picture: Buffer,
  sizes: NonNullable<IntakeRule['variants']>,
): Promise<Record<string, Buffer>> {
  const made = Object.entries(sizes).map(
    async ([name, size]): Promise<[string, Buffer]> => [
      name,
      await sharp(picture, { limitInputPixels: maxPixels })
        .resize({ ...size, fit: 'cover', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    ],
  );
  return Object.fromEntries(await Promise.all(made));
}

/**
 * Takes a file in: the type is read from the bytes, never from the name or a header; pictures are
 * re-encoded, which drops location and other metadata. Refuses while it streams.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the rule's texts
 */
export async function takeIn(upload: Upload, rule: IntakeRule): Promise<Taken> {
  const bytes = await readAtMost(upload, rule.maxBytes, rule.texts.size);
  const found = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const document = documents[found];
  if (
    !rule.types.includes(document?.type ?? found) ||
    !isHonestName(upload.filename, document?.extension ?? null)
  )
    throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
  if (document) {
    if (!(await document.isPlain(bytes))) throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
    return {
      bytes,
      contentType: document.type,
      name: safeName(upload.filename, document.extension),
      variants: {},
    };
  }
  const side = rule.maxSide ?? 2400;
  try {
    const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return {
      bytes: picture,
      contentType: 'image/webp',
      name: safeName(upload.filename, 'webp'),
      variants: await smaller(picture, rule.variants ?? {}),
    };
  } catch {
    throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
  }
}
