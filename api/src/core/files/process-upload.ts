import type { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import {
  type DocumentKind,
  documentContentTexts,
  lockedPdfText,
} from '../../../../schema/rules/files/files.ts';
import { requestTexts } from '../../../../schema/rules/request-texts.ts';
import { AppError, badUserInput, tooLarge, unsupportedType } from '../errors.ts';
import { lookIntoDocument } from './look-into.ts';
import { type PictureVariants, pictureVariants, reencodePicture } from './pictures.ts';
import { readSound } from './sound/sound.ts';

/** A file that arrives, from any transport. */
export interface Upload {
  filename: string;
  /**
   * Starts reading. Called once, when the bytes are wanted: the error of a stream that nobody reads
   * yet would be unhandled.
   */
  open(): Readable;
}

/** What a file has to be. */
export interface UploadRule {
  /** MIME types, as the bytes have them. */
  types: readonly string[];
  /** A file of this size is too large already. */
  maxBytes: number;
  /** What is answered to a wrong type or size. */
  texts: { type: string; size: string };
  /** Longest side of a re-encoded picture in pixels, by default 2400. */
  maxSide?: number;
  /** Smaller sizes of a picture to make. */
  variants?: PictureVariants;
  /** It is a recording, of so many milliseconds at most. */
  sound?: { maxMilliseconds: number; tooLong: string };
}

/** A file as it is stored. */
export interface ProcessedFile {
  bytes: Buffer;
  contentType: string;
  name: string;
  /** Of a PDF; null for others, and where they can't be counted. */
  pages: number | null;
  /** Of a recording, how long it is; null for others. */
  milliseconds: number | null;
  /** The smaller sizes of a picture that the rule asks for. */
  variants: Record<string, Buffer>;
}

/**
 * The bytes of a file as they arrive. Who stops reading lets go of the rest.
 * @param text says that it is too large
 * @throws TOO_LARGE once so many bytes have arrived; BAD_USER_INPUT for a file that did not arrive
 * whole
 */
export async function* bytesOf(
  upload: Upload,
  maxBytes: number,
  text: string,
): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of upload.open() as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size >= maxBytes) throw tooLarge(text);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    // The transport cuts a file off at a size of its own, and a body may end in the middle of a
    // file.
    throw (error as { status?: unknown }).status === 413
      ? tooLarge(text)
      : badUserInput(requestTexts.incompleteFile);
  }
}

async function readAtMost(upload: Upload, maxBytes: number, text: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytesOf(upload, maxBytes, text)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * The name of a file for downloads: no folders, no control, direction-changing or quoting
 * characters, 80 characters at most.
 */
export function safeName(name: string, extension: string): string {
  const base = (name.split(/[/\\]/).pop() ?? '')
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069"<>:|?*;]/gu, '')
    .trim();
  // The cut may leave half of a surrogate pair.
  return `${base.slice(0, 80).replace(/\p{Cs}/gu, '') || 'file'}.${extension}`;
}

/** Extensions of files that a browser or a system may execute. */
const executableName =
  /\.(svgz?|x?html?|m?js|css|xml|zip|jar|exe|msi|bat|cmd|com|scr|sh|ps1|vbs|apk|dmg)$/i;

/**
 * Documents, by the type that their first bytes have. They are stored as they came, if all of their
 * content is plain.
 */
const documents: Record<string, { type: string; extension: DocumentKind }> = {
  'application/pdf': { type: 'application/pdf', extension: 'pdf' },
  'application/x-cfb': { type: 'application/msword', extension: 'doc' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
};

/** Extensions that name the kind of a file. */
const nameOfKind =
  /\.(png|jpe?g|gif|webp|heic|pdf|do[ct][xm]?|rtf|od[tsp]|xl[st][xmb]?|pp[st][xm]?|pot[xm]?)$/i;

/**
 * Whether a name fits the content. A name with folders or control characters was not chosen in a
 * file dialog.
 * @param extension of a document; null for a picture, which may have the extension of any picture
 */
function fitsName(name: string, extension: string | null): boolean {
  const extensionOfName = nameOfKind.exec(name)?.[1]?.toLowerCase();
  const fits =
    extensionOfName === undefined ||
    (extension === null
      ? /^(png|jpe?g|gif|webp|heic)$/.test(extensionOfName)
      : extensionOfName === extension);
  return fits && !/[\p{Cc}/\\]/u.test(name) && !executableName.test(name);
}

/** @throws UNSUPPORTED_TYPE for what is no recording, TOO_LARGE for one that is too long */
function processSound(
  upload: Upload,
  bytes: Buffer,
  { maxMilliseconds, tooLong }: NonNullable<UploadRule['sound']>,
  text: string,
): ProcessedFile {
  const sound = readSound(bytes);
  if (!sound || sound.milliseconds < 1) throw unsupportedType(text);
  if (sound.milliseconds > maxMilliseconds) throw tooLarge(tooLong);
  const { extension, ...file } = sound;
  return { ...file, name: safeName(upload.filename, extension), pages: null, variants: {} };
}

/**
 * Reads a file and makes it safe to store. The type is read from the bytes, never from the name or
 * a header. Pictures are re-encoded, which drops location and other metadata; recordings lose what
 * says nothing of the sound; documents are stored as they came.
 * @param personId who sends it, where that is known: documents take turns by it
 * @throws TOO_LARGE as soon as that many bytes have arrived, UNSUPPORTED_TYPE, both with the rule's
 * texts, and for a document that is locked or holds more than text with what helps; BAD_USER_INPUT
 * for a file that did not arrive whole; UNAVAILABLE for a document that waited too long
 */
export async function processUpload(
  upload: Upload,
  rule: UploadRule,
  personId: string | null = null,
): Promise<ProcessedFile> {
  const bytes = await readAtMost(upload, rule.maxBytes, rule.texts.size);
  if (rule.sound) return processSound(upload, bytes, rule.sound, rule.texts.type);
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? '';
  const document = documents[type];
  if (
    !rule.types.includes(document?.type ?? type) ||
    !fitsName(upload.filename, document?.extension ?? null)
  )
    throw unsupportedType(rule.texts.type);
  if (document) {
    const { content, pages } = await lookIntoDocument(document.extension, bytes, personId);
    if (content === 'foreign') throw unsupportedType(rule.texts.type);
    if (content === 'locked') throw unsupportedType(lockedPdfText);
    if (content === 'mixed') throw unsupportedType(documentContentTexts[document.extension]);
    return {
      bytes,
      contentType: document.type,
      name: safeName(upload.filename, document.extension),
      pages,
      milliseconds: null,
      variants: {},
    };
  }
  try {
    const picture = await reencodePicture(bytes, rule.maxSide ?? 2400);
    return {
      bytes: picture,
      contentType: 'image/webp',
      name: safeName(upload.filename, 'webp'),
      pages: null,
      milliseconds: null,
      variants: await pictureVariants(picture, rule.variants ?? {}),
    };
  } catch {
    throw unsupportedType(rule.texts.type);
  }
}
