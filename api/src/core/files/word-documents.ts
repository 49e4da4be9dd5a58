import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** Runs in a thread: requests do not wait while somebody's file is unpacked. */
const inflateAsync = promisify(inflateRaw);

/** Names of parts that a document may not have: programs, controls, objects of other programs. */
const activePart =
  /(^|\/)(vbaProject|vbaData|activeX|oleObject|attachedToolbars)[^/]*|\.(exe|dll|js|jse|vbs|vbe|wsf|hta|scr|bat|cmd|ps1|lnk|jar|html?)$/i;

interface ZipEntry {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  packedBytes: number;
  /** Where its bytes begin. */
  offset: number;
}

/** What a document may have; the parts that are read here are few and small. */
const limits = {
  entries: 4000,
  relationships: 200,
  partBytes: 1024 * 1024,
  relationshipBytes: 4 * 1024 * 1024,
} as const;

/**
 * The entries of a zip archive, by its central directory.
 * @returns null unless the archive is all of the bytes, unencrypted, and every program reads the same names in it
 */
function zipEntries(bytes: Buffer): ZipEntry[] | null {
  const end = bytes.length - 22;
  if (
    end < 0 ||
    bytes.readUInt32LE(0) !== 0x04034b50 ||
    bytes.readUInt32LE(end) !== 0x06054b50 ||
    bytes.readUInt16LE(end + 20) !== 0
  )
    return null;
  const [count, size, start] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ];
  if (start + size !== end || count === 0 || count > limits.entries) return null;
  const found: ZipEntry[] = [];
  for (let at = start; found.length < count; ) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== 0x02014b50) return null;
    const [nameLength, extra, comment, local] = [
      bytes.readUInt16LE(at + 28),
      bytes.readUInt16LE(at + 30),
      bytes.readUInt16LE(at + 32),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1;
    // Some programs read the name in the directory, others the one before the bytes.
    if (
      isEncrypted ||
      local + 30 > start ||
      bytes.readUInt32LE(local) !== 0x04034b50 ||
      bytes.toString('utf8', local + 30, local + 30 + bytes.readUInt16LE(local + 26)) !== name
    )
      return null;
    found.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    });
    at += 46 + nameLength + extra + comment;
  }
  return new Set(found.map(({ name }) => name.toLowerCase())).size === found.length ? found : null;
}

/** The text of a part; null when it is too large or can't be unpacked. */
async function partText(
  bytes: Buffer,
  { method, packedBytes, offset }: ZipEntry,
): Promise<string | null> {
  const data = bytes.subarray(offset, offset + packedBytes);
  if (method === 0) return data.length <= limits.partBytes ? data.toString('utf8') : null;
  if (method !== 8) return null;
  try {
    return (await inflateAsync(data, { maxOutputLength: limits.partBytes })).toString('utf8');
  } catch {
    return null;
  }
}

/** Whether parts are fetched from elsewhere when the document is opened, such as a template with macros. Links and pictures may be. */
function fetchesParts(relationships: string): boolean {
  // Split into tags first: on hostile text, one expression over all of it takes quadratic time.
  return relationships
    .split('<')
    .some(
      (tag) =>
        /TargetMode\s*=\s*["']External["']/i.test(tag) && !/\/(hyperlink|image)["']/i.test(tag),
    );
}

/** Whether the bytes are one .docx document and nothing else: no macros, controls, embedded programs or fetched templates. */
export async function isPlainDocx(bytes: Buffer): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (
    !entries ||
    entries.some(
      ({ name }) =>
        activePart.test(name) || name.includes('..') || name.startsWith('/') || name.includes('\\'),
    )
  )
    return false;
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  const contentTypes = types && (await partText(bytes, types));
  if (
    !contentTypes?.includes('wordprocessingml.document.main+xml') ||
    /macroEnabled|vbaProject|activeX/i.test(contentTypes)
  )
    return false;
  if (!entries.some(({ name }) => name === 'word/document.xml')) return false;
  const relationships = entries.filter(({ name }) => name.endsWith('.rels'));
  if (relationships.length > limits.relationships) return false;
  let length = 0;
  for (const entry of relationships) {
    const text = await partText(bytes, entry);
    if (text === null || !/<(\w+:)?Relationships[\s>/]/.test(text) || fetchesParts(text))
      return false;
    length += text.length;
    if (length > limits.relationshipBytes) return false;
  }
  return true;
}

/** Names of directory entries of a compound file, wherever one may be: sectors begin at byte 512, an entry has 128 bytes. */
function* compoundNames(bytes: Buffer): Generator<string> {
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const [length, kind] = [bytes.readUInt16LE(at + 64), bytes[at + 66] ?? 0];
    if (length >= 4 && length <= 64 && length % 2 === 0 && (kind === 1 || kind === 2 || kind === 5))
      yield bytes.toString('utf16le', at, at + length - 2);
  }
}

/** Whether the bytes are a .doc document: a compound file with Word's stream, without macros or objects of other programs. */
export function isPlainDoc(bytes: Buffer): boolean {
  const names = [...compoundNames(bytes)];
  if (!names.includes('Root Entry') || !names.includes('WordDocument')) return false;
  return !names.some(
    (name) =>
      /^(Macros|VBA|_VBA_PROJECT(_CUR)?|PROJECT(wm)?|ObjectPool|Workbook|Book|PowerPoint Document|EncryptedPackage)$/i.test(
        name,
      ) || name.startsWith('\u0001Ole10Native'),
  );
}
