import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

/** Beside the event loop: whoever waits for an answer does not wait for somebody's file. */
const inflated = promisify(inflate);

/** Markup that a browser might take for a page, wherever it stands. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/** What a PDF may run or carry when it is opened. A name ends with white space, a delimiter or the end. */
const programs =
  /\/(JavaScript|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData|GoToE|XFA)(?=[\s\0/<>()[\]%]|$)/;
/** Letters of names may be written as numbers. */
const escapes = /#([0-9a-f]{2})/gi;
/** Objects may stand packed in streams; what a page draws does so too, and names nothing. */
const packed = /\/ObjStm[\s\S]{0,500}?stream\r?\n/g;
/** Packed objects of one file: so many, which unpack to so much. A document of a thousand pages has some hundreds. */
const most = { streams: 1000, bytes: 16 * 1024 * 1024 } as const;

const plainNames = (text: string): string =>
  text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const countOf = (text: string, name: string): number => text.split(name).length - 1;

/** @returns the packed objects as text, or null when they hide, can't be read, or are too many to be honest */
async function unpacked(bytes: Buffer, text: string, plain: string): Promise<string | null> {
  const streams = [...text.matchAll(packed)];
  // One that is named another way, or has no stream where streams are, is read by others than us.
  if (streams.length > most.streams || streams.length !== countOf(plain, '/ObjStm')) return null;
  const parts: string[] = [];
  let left: number = most.bytes;
  for (const { index, 0: head } of streams) {
    try {
      const part = await inflated(bytes.subarray(index + head.length), { maxOutputLength: left });
      left -= part.length;
      parts.push(part.toString('latin1'));
    } catch {
      return null;
    }
    if (left <= 0) return null;
  }
  return parts.join('\n');
}

/** A whole PDF and nothing else: no page, archive or program under the same bytes, however it is written. */
export async function isPlainPdf(bytes: Buffer): Promise<boolean> {
  const text = bytes.toString('latin1');
  if (
    !text.startsWith('%PDF-') ||
    !bytes.subarray(-1024).includes('%%EOF') ||
    text.includes('PK\x05\x06') ||
    markup.test(text)
  )
    return false;
  const plain = plainNames(text);
  if (programs.test(plain)) return false;
  const objects = await unpacked(bytes, text, plain);
  return objects !== null && !programs.test(plainNames(objects));
}
