import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { DocumentLook } from './document-content.ts';
import { placesOf, withoutEscapes } from './names-of-pdf.ts';

const inflateAsync = promisify(inflate);

/** Markup by which a browser might take the file for a page. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/**
 * Names of what a PDF runs or carries when it is opened. A name ends with white space, a delimiter
 * or the end.
 */
const activeContent =
  /\/(JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?=[\s\0/<>()[\]%]|$)/;
/**
 * The name of a stream of packed objects. (Page contents are packed, too, but name nothing.)
 */
const objectStream = '/ObjStm';
/** Where the bytes of a stream begin, and how far behind its name. */
const streamBegin = /stream\r?\n/;
const streamBeginWithin = 515;
/**
 * How much a file may have: a document of a thousand pages has some hundreds of streams of packed
 * objects; characters that names write as numbers are rare, but turn up by chance in packed bytes.
 */
const limits = { streams: 1000, bytes: 16 * 1024 * 1024, escapes: 50_000 } as const;

/**
 * Where the bytes of each stream of packed objects begin.
 * @param plain the bytes without escapes
 * @returns null when a stream is hidden, or when there are too many
 */
function streamStarts(bytes: Buffer, plain: Buffer): number[] | null {
  const places = placesOf(bytes, objectStream, limits.streams);
  // A stream that is spelled otherwise, or begins elsewhere, would be read by other programs but
  // not by this one.
  const spelled = places && placesOf(plain, objectStream, places.length);
  if (spelled?.length !== places?.length) return null;
  const starts: number[] = [];
  for (const place of places ?? []) {
    if (place < (starts.at(-1) ?? 0)) return null;
    const from = place + objectStream.length;
    const head = streamBegin.exec(bytes.toString('latin1', from, from + streamBeginWithin));
    if (!head) return null;
    starts.push(from + head.index + head[0].length);
  }
  return places && starts;
}

/**
 * Unpacks the objects of all object streams.
 * @param plain the bytes without escapes
 * @returns their bytes; null when a stream is hidden or can't be read, or when there are too many
 */
async function unpackObjects(bytes: Buffer, plain: Buffer): Promise<Buffer | null> {
  const starts = streamStarts(bytes, plain);
  if (!starts) return null;
  const parts: Buffer[] = [];
  let left: number = limits.bytes;
  for (const start of starts) {
    try {
      const part = await inflateAsync(bytes.subarray(start), { maxOutputLength: left });
      left -= part.length + 1;
      parts.push(part, Buffer.from('\n'));
    } catch {
      return null;
    }
    if (left <= 0) return null;
  }
  return Buffer.concat(parts);
}

/** A node of the tree of pages, of which the root counts them all. */
const pagesNode = /\/Type\s*\/Pages(?=[\s\0/<>()[\]%]|$)/g;
/** What the dictionary of a node says of its pages; not where another object says it. */
const pagesBelow = /\/Count\s+(\d{1,7})(?!\d|\s+\d+\s+R)/;
/** Where a dictionary is longer, or a file has more nodes, its pages are not counted. */
const pageLimits = {
  nodes: 2000,
  dictionary: 32 * 1024,
  /** All dictionaries of a file together. */
  dictionaries: 4 * 1024 * 1024,
  pages: 20_000,
} as const;

/** The dictionary of an object around one of its entries; null for one that is too long. */
function dictionaryAround(text: string, index: number): string | null {
  const furthest = Math.max(0, index - pageLimits.dictionary);
  let start = index;
  for (let depth = 1; depth > 0; start -= 1) {
    if (start < furthest) return null;
    if (text.startsWith('>>', start)) depth += 1;
    else if (text.startsWith('<<', start)) depth -= 1;
    else continue;
    start -= 1;
  }
  const last = Math.min(text.length, index + pageLimits.dictionary);
  let end = index;
  for (let depth = 1; depth > 0; end += 1) {
    if (end >= last) return null;
    if (text.startsWith('<<', end)) depth += 1;
    else if (text.startsWith('>>', end)) depth -= 1;
    else continue;
    end += 1;
  }
  return text.slice(start + 1, end);
}

/** How many pages the unpacked objects of a PDF speak of; null where that can't be read. */
export function countPages(objects: string): number | null {
  let [nodes, walked, pages] = [0, 0, 0];
  for (const { index } of objects.matchAll(pagesNode)) {
    const dictionary = dictionaryAround(objects, index);
    nodes += 1;
    walked += dictionary?.length ?? 2 * pageLimits.dictionary;
    if (nodes > pageLimits.nodes || walked > pageLimits.dictionaries) return null;
    pages = Math.max(pages, Number(pagesBelow.exec(dictionary ?? '')?.[1] ?? 0));
  }
  return pages > 0 && pages <= pageLimits.pages ? pages : null;
}

const mixedContent: DocumentLook = { content: 'mixed', pages: null };

/**
 * Looks whether the bytes are one complete PDF (else `foreign`: a web page, an archive), and
 * nothing that runs or is attached stands in it, however it is encoded (else `mixed`, also where it
 * is locked and so can't be read, or has more of something than a document has).
 */
export async function lookIntoPdf(bytes: Buffer): Promise<DocumentLook> {
  if (
    bytes.toString('latin1', 0, 5) !== '%PDF-' ||
    !bytes.subarray(-1024).includes('%%EOF') ||
    bytes.includes('PK\x05\x06') ||
    markup.test(bytes.toString('latin1'))
  )
    return { content: 'foreign', pages: null };
  const plain = withoutEscapes(bytes, limits.escapes);
  if (!plain) return mixedContent;
  const text = plain.toString('latin1');
  if (activeContent.test(text)) return mixedContent;
  const packed = await unpackObjects(bytes, plain);
  const objects = packed && withoutEscapes(packed, limits.escapes)?.toString('latin1');
  if (typeof objects !== 'string' || activeContent.test(objects)) return mixedContent;
  return { content: 'plain', pages: countPages(`${text}\n${objects}`) };
}
