import { inflateSync } from 'node:zlib';

/** Markup that a browser might take for a page, wherever it stands. */
const markup = /<\s*(!doctype\s+html|html|head|body|script|svg|iframe|img|style)[\s>]/i;
/** What a PDF may run or carry when it is opened. A name ends with white space, a delimiter or the end. */
const programs = /\/(JavaScript|Launch|EmbeddedFile|RichMedia)(?=[\s\0/<>()[\]%]|$)/;
/** Letters of names may be written as numbers. */
const escapes = /#([0-9a-f]{2})/gi;
/** Objects may stand packed in streams; what a page draws does so too, and names nothing. */
const packed = /\/ObjStm[\s\S]{0,500}?stream\r?\n/g;
/** What packed objects of one file may unpack to. */
const maxUnpacked = 32 * 1024 * 1024;

const plainNames = (text: string): string => text.replace(escapes, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const countOf = (text: string, name: string): number => text.split(name).length;

/** @returns the packed objects as text, or null when they hide, can't be read, or are too many to be honest */
function unpacked(bytes: Buffer, text: string, plain: string): string | null {
  if (countOf(plain, '/ObjStm') > countOf(text, '/ObjStm')) return null;
  let all = '';
  for (const { index, 0: head } of text.matchAll(packed)) {
    try {
      all += inflateSync(bytes.subarray(index + head.length), { maxOutputLength: maxUnpacked }).toString('latin1');
    } catch {
      return null;
    }
    if (all.length > maxUnpacked) return null;
  }
  return all;
}

/** A whole PDF and nothing else: no page, archive or program under the same bytes, however it is written. */
export function isPlainPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-') || !bytes.subarray(-1024).includes('%%EOF') || text.includes('PK\x05\x06') || markup.test(text)) return false;
  const plain = plainNames(text);
  if (programs.test(plain)) return false;
  const objects = unpacked(bytes, text, plain);
  return objects !== null && !programs.test(plainNames(objects));
}
