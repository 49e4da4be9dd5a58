import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { DocumentContent, DocumentLook } from '../document-content.ts';
import { placesOf, withoutEscapes } from './names-of-pdf.ts';
import { isObjectStream, type PdfObject, pdfObjects, UnreadablePdf } from './pdf-objects.ts';
import { countPages } from './pdf-pages.ts';
import { LockedPdf, lockOf, unlocked } from './pdf-unlock.ts';

const inflateAsync = promisify(inflate);

/** Markup by which a browser might take the file for a page. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/**
 * Names of what a PDF runs, opens or carries: all actions of ISO 32000-2 but those that stay inside
 * of the document or lead to an address, all that holds or plays another file, and forms in XML. A
 * name ends with white space, a delimiter or the end.
 */
const activeContent =
  /\/(JavaScript|Launch|SubmitForm|ImportData|GoToE|GoToR|GoTo3DView|RichMedia\w*|Rendition|Sound|Movie|3DD|EmbeddedFiles?|Filespec|FileAttachment|Collection|XFA)(?=[\s\0/<>()[\]{}%]|$)/;
/**
 * What holds another file says so by this key, whatever else it is called. It is short enough to
 * turn up in pictures by chance, but not before what stands behind it.
 */
const embeddedFile = /\/EF(?=[\s\0]*(?:<<|%)|[\s\0]+\d)/;
/** The type of a stream of packed objects. (Page contents are packed, too, but name nothing.) */
const objectStream = '/ObjStm';
/**
 * How much a file may have: a document of a thousand pages has some hundreds of streams of packed
 * objects; characters that names write as numbers are rare, but turn up by chance in packed bytes.
 */
const limits = {
  streams: 1000,
  objects: 200_000,
  bytes: 16 * 1024 * 1024,
  escapes: 50_000,
} as const;

const isActive = (text: string): boolean => activeContent.test(text) || embeddedFile.test(text);

/** Where the bytes of a stream end. */
function streamEnd(bytes: Buffer, start: number, { entries }: PdfObject): number {
  const length = /^\d{1,9}$/.exec(entries.get('Length') ?? '')?.[0];
  if (length) return start + Number(length);
  const end = bytes.indexOf('endstream', start);
  if (end === -1) throw new UnreadablePdf('a stream without an end');
  // The end of the line before it is not part of them.
  if (bytes[end - 1] === 0x0a) return bytes[end - 2] === 0x0d ? end - 2 : end - 1;
  return bytes[end - 1] === 0x0d ? end - 1 : end;
}

/**
 * What the objects of a stream are packed by, which is one way or none: else readers may differ.
 */
function isDeflated({ entries, isAmbiguous }: PdfObject): boolean {
  const filter = entries.get('Filter')?.replace(/^\[[\s\0]*|[\s\0]*\]$/g, '') ?? '';
  if (isAmbiguous || entries.has('DecodeParms') || entries.has('DP') || entries.has('F'))
    throw new UnreadablePdf('packed in more than one way');
  if (filter !== '' && filter !== '/FlateDecode') throw new UnreadablePdf('packed another way');
  return filter !== '';
}

/**
 * All objects of all object streams, unlocked and unpacked.
 * @throws UnreadablePdf when one can't be read, or there are too many; what inflating throws
 */
async function packedObjects(bytes: Buffer, text: string): Promise<Buffer> {
  const objects: PdfObject[] = [];
  for (const object of pdfObjects(text)) {
    if (objects.push(object) > limits.objects) throw new UnreadablePdf('too many objects');
  }
  const lock = lockOf(text, objects);
  const packed = objects.filter((object) => object.streamStart !== null && isObjectStream(object));
  if (packed.length > limits.streams) throw new UnreadablePdf('too many streams');
  const streams = packed.map((object) => {
    if (!object.id) throw new UnreadablePdf('a stream without a number');
    const start = object.streamStart ?? 0;
    return { id: object.id, bytes: bytes.subarray(start, streamEnd(bytes, start, object)) };
  });
  // Only what unpacks shows that it was unlocked as readers do: names would hide in noise.
  if (lock && !packed.every(isDeflated)) throw new UnreadablePdf('locked, and not packed');
  const opened = lock ? await unlocked(lock, streams) : streams.map((stream) => stream.bytes);
  const parts: Buffer[] = [];
  let left: number = limits.bytes;
  for (const [index, object] of packed.entries()) {
    const stored = opened[index] ?? Buffer.alloc(0);
    const part = isDeflated(object)
      ? await inflateAsync(stored, { maxOutputLength: left })
      : stored;
    left -= part.length + 1;
    if (left <= 0) throw new UnreadablePdf('unpacks to too much');
    parts.push(part, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}

/** A type that is spelled in numbers is there to be read by some programs, but not by others. */
const isSpelledOut = (bytes: Buffer, plain: Buffer): boolean => {
  const places = placesOf(bytes, objectStream, limits.streams);
  return (
    placesOf(plain, objectStream, limits.streams)?.length === places?.length && places !== null
  );
};

const without = (content: DocumentContent): DocumentLook => ({ content, pages: null });

/**
 * Looks whether the bytes are one complete PDF (else `foreign`: a web page, an archive), that opens
 * without asking for a password (else `locked`), and nothing that runs or is attached stands in it,
 * however it is encoded (else `mixed`, also where it is written so that readers differ, or has more
 * of something than a document has). A file that is locked with an empty password is read as it is
 * once it is opened.
 */
export async function lookIntoPdf(bytes: Buffer): Promise<DocumentLook> {
  const raw = bytes.toString('latin1');
  if (
    !raw.startsWith('%PDF-') ||
    !bytes.subarray(-1024).includes('%%EOF') ||
    bytes.includes('PK\x05\x06') ||
    markup.test(raw)
  )
    return without('foreign');
  const plain = withoutEscapes(bytes, limits.escapes);
  if (!plain || !isSpelledOut(bytes, plain)) return without('mixed');
  const text = plain.toString('latin1');
  if (isActive(text)) return without('mixed');
  try {
    const packed = withoutEscapes(await packedObjects(bytes, raw), limits.escapes);
    const objects = packed?.toString('latin1');
    if (objects === undefined || isActive(objects)) return without('mixed');
    return { content: 'plain', pages: countPages(`${text}\n${objects}`) };
  } catch (error) {
    return without(error instanceof LockedPdf ? 'locked' : 'mixed');
  }
}
