import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Runs in a thread: requests do not wait while somebody's file is unpacked. */
const inflateAsync = promisify(inflate);

/** Markup by which a browser might take the file for a page. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/** Names of what a PDF runs or carries when it is opened. A name ends with white space, a delimiter or the end. */
const activeContent =
  /\/(JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?=[\s\0/<>()[\]%]|$)/;
/** Characters of names may be written as numbers. */
const nameEscapes = /#([0-9a-f]{2})/gi;
/** The beginning of a stream of packed objects. (Page contents are packed, too, but name nothing.) */
const objectStream = /\/ObjStm[\s\S]{0,500}?stream\r?\n/g;
/** How much packed objects a file may have: a document of a thousand pages has some hundreds of streams. */
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
  // A stream that is spelled otherwise, or begins elsewhere, would be read by other programs but not by this one.
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

/** Whether the bytes are one complete PDF and nothing else: no web page, archive or script, however it is encoded. */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  if (
    !text.startsWith('%PDF-') ||
    !bytes.subarray(-1024).includes('%%EOF') ||
    text.includes('PK\x05\x06') ||
    markup.test(text)
  )
    return false;
  const plain = withoutEscapes(text);
  if (activeContent.test(plain)) return false;
  const objects = await unpackObjects(bytes, text, plain);
  return objects !== null && !activeContent.test(withoutEscapes(objects));
}
