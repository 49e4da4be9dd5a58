import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { DocumentLook } from './document-content.ts';

/** Runs in a thread: requests do not wait while somebody's file is unpacked. */
const inflateAsync = promisify(inflate);

/** Markup by which a browser might take the file for a page. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/**
 * Names of what a PDF runs or carries when it is opened. A name ends with white space, a delimiter
 * or the end.
 */
const activeContent =
  /\/(JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?=[\s\0/<>()[\]%]|$)/;
/** Characters of names may be written as numbers. */
const nameEscapes = /#([0-9a-f]{2})/gi;
/**
 * The beginning of a stream of packed objects. (Page contents are packed, too, but name nothing.)
 */
const objectStream = /\/ObjStm[\s\S]{0,500}?stream\r?\n/g;
/**
 * How much packed objects a file may have: a document of a thousand pages has some hundreds of
 * streams.
 */
const limits = { streams: 1000, bytes: 16 * 1024 * 1024 } as const;

const withoutEscapes = (text: string): string =>
  text.replace(nameEscapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const countOf = (text: string, name: string): number => text.split(name).length - 1;

/**
 * Unpacks the objects of all object streams.
 * @param plain the text without escapes
 * @returns their text; null when a stream is hidden or can't be read, or when there are too many
 */
async function unpackObjects(bytes: Buffer, text: string, plain: string): Promise<string | null> {
  const streams = [...text.matchAll(objectStream)];
  // A stream that is spelled otherwise, or begins elsewhere, would be read by other programs but
  // not by this one.
  if (streams.length > limits.streams || streams.length !== countOf(plain, '/ObjStm')) return null;
  const parts: string[] = [];
  let left: number = limits.bytes;
  for (const { index, 0: head } of streams) {
    try {
      const part = await inflateAsync(bytes.subarray(index + head.length), {
        maxOutputLength: left,
      });
      left -= part.length;
      parts.push(part.toString('latin1'));
    } catch {
      return null;
    }
    if (left <= 0) return null;
  }
  return parts.join('\n');
}

/** A node of the tree of pages, of which the root counts them all. */
const pagesNode = /\/Type\s*\/Pages(?=[\s\0/<>()[\]%]|$)/g;
/** What the dictionary of a node says of its pages; not where another object says it. */
const pagesBelow = /\/Count\s+(\d{1,7})(?!\d|\s+\d+\s+R)/;
/** Where a dictionary is longer, or a file has more nodes, its pages are not counted. */
const pageLimits = { nodes: 2000, dictionary: 32 * 1024, pages: 20_000 } as const;

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
  const nodes = [...objects.matchAll(pagesNode)];
  if (nodes.length > pageLimits.nodes) return null;
  const counts = nodes.map(({ index }) =>
    Number(pagesBelow.exec(dictionaryAround(objects, index) ?? '')?.[1] ?? 0),
  );
  const pages = Math.max(0, ...counts);
  return pages > 0 && pages <= pageLimits.pages ? pages : null;
}

const mixedContent: DocumentLook = { content: 'mixed', pages: null };

/**
 * Looks whether the bytes are one complete PDF (else `foreign`: a web page, an archive), and
 * nothing that runs or is attached stands in it, however it is encoded (else `mixed`, also where it
 * is locked and so can't be read).
 */
export async function lookIntoPdf(bytes: Buffer): Promise<DocumentLook> {
  const text = bytes.toString('latin1');
  if (
    !text.startsWith('%PDF-') ||
    !bytes.subarray(-1024).includes('%%EOF') ||
    text.includes('PK\x05\x06') ||
    markup.test(text)
  )
    return { content: 'foreign', pages: null };
  const plain = withoutEscapes(text);
  if (activeContent.test(plain)) return mixedContent;
  const packed = await unpackObjects(bytes, text, plain);
  if (packed === null) return mixedContent;
  const objects = withoutEscapes(packed);
  if (activeContent.test(objects)) return mixedContent;
  return { content: 'plain', pages: countPages(`${plain}\n${objects}`) };
}
