import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError, badInput } from '../errors.ts';

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
}

export interface Taken {
  bytes: Buffer;
  contentType: string;
  name: string;
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
    throw (error as { status?: unknown }).status === 413 ? new AppError('TOO_LARGE', text) : badInput(notWhole);
  }
  return Buffer.concat(chunks);
}

/** The name for downloads: its last part, without control, direction-changing and quoting characters. */
export function safeName(name: string, extension: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '').replace(/\.[^.]*$/, '').replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069"<>:|?*;]/gu, '').trim();
  // The cut may go through a character: half of one is no text.
  return `${base.slice(0, 80).replace(/\p{Cs}/gu, '') || 'file'}.${extension}`;
}

/** Markup that a browser might take for a page, wherever it stands. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/** What a PDF may run when it is opened. */
const pdfPrograms = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)[\s/<([>]/;

/** A whole PDF and nothing else: no page, archive or program under the same bytes. */
function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  return text.startsWith('%PDF-') && bytes.subarray(-1024).includes('%%EOF') && !text.includes('PK\x05\x06') && !markup.test(text) && !pdfPrograms.test(text);
}

/** Endings that a browser or a system acts upon; a file that bears one of them is not the picture or document it holds. */
const active = /\.(svgz?|x?html?|m?js|css|xml|zip|jar|exe|msi|bat|cmd|com|scr|sh|ps1|vbs|apk|dmg)$/i;

/** Control characters and folders in a name come from nobody's file chooser; a name for one kind must not hold the other. */
function isHonestName(name: string, mime: string): boolean {
  const other = mime === 'application/pdf' ? /\.(png|jpe?g|gif|webp|heic)$/i : /\.pdf$/i;
  return !/[\p{Cc}/\\]/u.test(name) && !active.test(name) && !other.test(name);
}

/**
 * Takes a file in: the type is read from the bytes, never from the name or a header; pictures are
 * re-encoded, which drops location and other metadata. Refuses while it streams.
 * @throws TOO_LARGE, UNSUPPORTED_TYPE with the rule's texts
 */
export async function takeIn(upload: Upload, rule: IntakeRule): Promise<Taken> {
  const bytes = await readAtMost(upload, rule.maxBytes, rule.texts.size);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !rule.types.includes(type.mime)) throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
  if (!isHonestName(upload.filename, type.mime)) throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
  if (type.mime === 'application/pdf' && !isPlainPdf(bytes)) throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
  if (type.mime === 'application/pdf') return { bytes, contentType: type.mime, name: safeName(upload.filename, 'pdf') };
  const side = rule.maxSide ?? 2400;
  try {
    const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer();
    return { bytes: picture, contentType: 'image/webp', name: safeName(upload.filename, 'webp') };
  } catch {
    throw new AppError('UNSUPPORTED_TYPE', rule.texts.type);
  }
}
