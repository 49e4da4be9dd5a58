import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';

/** A part of an archive. */
export interface ZipEntry {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  packedBytes: number;
  /** Where its bytes begin. */
  offset: number;
}

const maxEntries = 4000;

/**
 * The entries of a zip archive, by its central directory.
 * @returns null unless the archive is all of the bytes, unencrypted, and every program reads the
 * same names in it
 */
export function zipEntries(bytes: Buffer): ZipEntry[] | null {
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
  if (start + size !== end || count === 0 || count > maxEntries) return null;
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

/**
 * The bytes of an entry as they are unpacked, piece by piece.
 * @throws for what can't be unpacked
 */
export async function* unpacked(
  bytes: Buffer,
  { method, packedBytes, offset }: ZipEntry,
): AsyncGenerator<Buffer> {
  const packed = bytes.subarray(offset, offset + packedBytes);
  if (method === 0) yield packed;
  else if (method === 8)
    yield* Readable.from([packed]).pipe(createInflateRaw()) as AsyncIterable<Buffer>;
  else throw new Error('packed by another method');
}
