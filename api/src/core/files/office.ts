import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** Beside the event loop: whoever waits for an answer does not wait for somebody's file. */
const inflated = promisify(inflateRaw);

/** What Word documents may not hold: programs, controls, objects of other programs. */
const active =
  /(^|\/)(vbaProject|vbaData|activeX|oleObject|attachedToolbars)[^/]*|\.(exe|dll|js|jse|vbs|vbe|wsf|hta|scr|bat|cmd|ps1|lnk|jar|html?)$/i;

interface ZipEntry {
  name: string;
  method: number;
  packed: number;
  at: number;
}

/** Parts that are read are few and small; what has or unpacks to more is not a document's. */
const most = {
  entries: 4000,
  relationships: 200,
  partBytes: 1024 * 1024,
  relationshipBytes: 4 * 1024 * 1024,
} as const;

/** The entries of an archive that begins at the first byte and ends at the last; null for any other bytes. */
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
  if (start + size !== end || count === 0 || count > most.entries) return null;
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
    // Programs read the one name or the other: they must not differ.
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
      packed: bytes.readUInt32LE(at + 20),
      at: local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28),
    });
    at += 46 + nameLength + extra + comment;
  }
  return new Set(found.map(({ name }) => name.toLowerCase())).size === found.length ? found : null;
}

async function partText(bytes: Buffer, { method, packed, at }: ZipEntry): Promise<string | null> {
  const data = bytes.subarray(at, at + packed);
  if (method === 0) return data.length <= most.partBytes ? data.toString('utf8') : null;
  if (method !== 8) return null;
  try {
    return (await inflated(data, { maxOutputLength: most.partBytes })).toString('utf8');
  } catch {
    return null;
  }
}

/** Parts fetched from elsewhere when the document is opened (a template with macros, an object); pictures and links of the text may be. */
function fetchesParts(relationships: string): boolean {
  // Cut into its tags first: one expression over all of it could be made to take quadratic time.
  return relationships
    .split('<')
    .some(
      (tag) =>
        /TargetMode\s*=\s*["']External["']/i.test(tag) && !/\/(hyperlink|image)["']/i.test(tag),
    );
}

/** A Word document of today (.docx) and nothing else: no macros, controls, embedded programs or fetched templates. */
export async function isPlainDocx(bytes: Buffer): Promise<boolean> {
  const entries = zipEntries(bytes);
  if (
    !entries ||
    entries.some(
      ({ name }) =>
        active.test(name) || name.includes('..') || name.startsWith('/') || name.includes('\\'),
    )
  )
    return false;
  const types = entries.find(({ name }) => name === '[Content_Types].xml');
  const told = types && (await partText(bytes, types));
  if (
    !told?.includes('wordprocessingml.document.main+xml') ||
    /macroEnabled|vbaProject|activeX/i.test(told)
  )
    return false;
  if (!entries.some(({ name }) => name === 'word/document.xml')) return false;
  const relationships = entries.filter(({ name }) => name.endsWith('.rels'));
  if (relationships.length > most.relationships) return false;
  let read = 0;
  for (const entry of relationships) {
    const text = await partText(bytes, entry);
    if (text === null || !/<(\w+:)?Relationships[\s>/]/.test(text) || fetchesParts(text))
      return false;
    read += text.length;
    if (read > most.relationshipBytes) return false;
  }
  return true;
}

/** Names of directory entries, wherever one may stand: its sectors begin at 512 and an entry is 128 bytes. */
function* compoundNames(bytes: Buffer): Generator<string> {
  for (let at = 512; at + 128 <= bytes.length; at += 128) {
    const [length, kind] = [bytes.readUInt16LE(at + 64), bytes[at + 66] ?? 0];
    if (length >= 4 && length <= 64 && length % 2 === 0 && (kind === 1 || kind === 2 || kind === 5))
      yield bytes.toString('utf16le', at, at + length - 2);
  }
}

/** A Word document of old (.doc): a compound file with Word's stream, without macros or objects of other programs. */
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
