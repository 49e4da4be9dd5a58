import type { DocumentContent } from '../document-content.ts';
import { isPlainLink } from './word-links.ts';

/**
 * Names of directory entries of a compound file, wherever one may be: sectors begin at byte 512, an
 * entry has 128 bytes.
 */
function* compoundNames(bytes: Buffer): Generator<string> {
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const [length, kind] = [bytes.readUInt16LE(at + 64), bytes[at + 66] ?? 0];
    if (length >= 4 && length <= 64 && length % 2 === 0 && (kind === 1 || kind === 2 || kind === 5))
      yield bytes.toString('utf16le', at, at + length - 2);
  }
}

/** Marks of a field in the text of a .doc document: it begins, shows what follows, ends. */
const marks = { begin: 0x13, shows: 0x14, end: 0x15 } as const;
/** White space and quotes before a name. */
const blanks = /^[\0-\r "\u00a0]*/;
/** As many characters as a link may have; of others the beginning says what they are. */
const longestField = 4096;

/**
 * The words of a field, up to what it shows, its end, or a field in it: `end` is that mark.
 * @param at the byte of its mark
 * @param width how many bytes a character has
 */
function wordsOfField(bytes: Buffer, at: number, width: 1 | 2): { words: string; end: number } {
  let words = '';
  let place = at + width;
  while (words.length < longestField && place + width <= bytes.length) {
    const code = width === 2 ? bytes.readUInt16LE(place) : (bytes[place] ?? 0);
    if (code >= marks.begin && code <= marks.end) return { words, end: code };
    // Marks of pictures and of what else is no text are passed over by Word as well.
    if (code > 1) words += String.fromCharCode(code);
    place += width;
  }
  return { words, end: 0 };
}

/**
 * Fields that fetch from another program or file, or start one. Others show what is there already.
 * Those of two letters stand in pictures by chance: what follows their name must look like a file.
 */
const fetching =
  /^(DDE|(INCLUDE(PICTURE|TEXT)?|IMPORT|LINK|DATABASE)(?![\w-])|RD\s+(["\\]|[\w%]+[:/\\]|[\w ]+\.\w))/i;
const link = /^HYPERLINK(?![\w-])/i;

/** Whether a field fetches something, or may lead to a file share. */
function isFetching({ words, end }: { words: string; end: number }): boolean {
  const code = words.replace(blanks, '');
  if (fetching.test(code)) return true;
  if (!link.test(code)) return false;
  // A link whose words another field writes, or that does not end, may lead anywhere.
  return end === marks.begin || end === 0 || !isPlainLink(code);
}

/**
 * Whether a document has a field that fetches something, starts a program (DDE) or leads to a file
 * share, as Word writes it, in one byte or two for each character. One that is cut into pieces, as
 * an old "fast save" leaves it, is not found: what is in which piece would have to be put together
 * first.
 */
function hasFetchingField(bytes: Buffer): boolean {
  for (let at = bytes.indexOf(marks.begin); at !== -1; at = bytes.indexOf(marks.begin, at + 1)) {
    if (isFetching(wordsOfField(bytes, at, 1))) return true;
    if (bytes[at + 1] === 0 && isFetching(wordsOfField(bytes, at, 2))) return true;
  }
  return false;
}

/**
 * What stands before the address of a link in the data of a .doc document, where it leads to a file
 * and not to the web: the class of a file moniker (MS-OSHARED, 2.3.7.6).
 */
const fileMoniker = Buffer.from('0303000000000000c000000000000046', 'hex');

/**
 * Looks whether the bytes are a .doc document, a compound file with Word's stream (else `foreign`),
 * without macros, objects of other programs, fields that start one or fetch something, and links to
 * files (else `mixed`).
 */
export function lookIntoDoc(bytes: Buffer): DocumentContent {
  const names = [...compoundNames(bytes)];
  if (!names.includes('Root Entry') || !names.includes('WordDocument')) return 'foreign';
  const hasMore = names.some(
    (name) =>
      /^(Macros|VBA|_VBA_PROJECT(_CUR)?|PROJECT(wm)?|ObjectPool|Workbook|Book|PowerPoint Document|EncryptedPackage)$/i.test(
        name,
      ) || name.startsWith('\u0001Ole10Native'),
  );
  return hasMore || hasFetchingField(bytes) || bytes.includes(fileMoniker) ? 'mixed' : 'plain';
}
