import { BackupError, ByteReader, cutOff } from '../bytes.ts';

/** One file of an archive. Larger things come in several of them. */
export interface Entry {
  name: string;
  bytes: Buffer;
}

/** What is held in memory of an archive at a time. */
export const mostEntryBytes = 16 * 1024 * 1024;

const blockBytes = 512;
/** Where each field of a header (POSIX ustar) stands, and how long it is. */
const fields = { name: [0, 100], size: [124, 12], sum: [148, 8], type: [156, 1] } as const;
const plainFile = '0';

const paddingOf = (size: number): number => -size & (blockBytes - 1);
const octal = (value: number, length: number): string =>
  `${value.toString(8).padStart(length - 1, '0')}\0`;

function sumOf(header: Buffer): number {
  const [from, length] = fields.sum;
  let sum = length * 32;
  for (const [at, byte] of header.entries()) if (at < from || at >= from + length) sum += byte;
  return sum;
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(blockBytes);
  header.write(name, 0, 'ascii');
  header.write(`${octal(0o600, 8)}${octal(0, 8)}${octal(0, 8)}`, 100, 'ascii');
  header.write(octal(size, 12), fields.size[0], 'ascii');
  header.write(octal(0, 12), 136, 'ascii');
  header.write(plainFile, fields.type[0], 'ascii');
  header.write('ustar\x0000', 257, 'ascii');
  header.write(`${octal(sumOf(header), 7)} `, fields.sum[0], 'ascii');
  return header;
}

/** A tar archive of plain files, which every `tar` can read. */
export async function* packed(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length);
    yield bytes;
    yield Buffer.alloc(paddingOf(bytes.length));
  }
  yield Buffer.alloc(2 * blockBytes);
}

/** @throws BackupError for anything but a plain file of a bounded size with a short name */
function readHeader(header: Buffer): { name: string; size: number } {
  const text = ([from, length]: readonly [number, number]): string =>
    header.toString('latin1', from, from + length).replace(/[\0 ]+$/, '');
  const number = (field: readonly [number, number]): number =>
    /^[0-7]+$/.test(text(field)) ? Number.parseInt(text(field), 8) : Number.NaN;
  if (number(fields.sum) !== sumOf(header))
    throw new BackupError('This is no archive of Experiencia, or it is damaged.');
  const [name, size] = [text(fields.name), number(fields.size)];
  if (text(fields.type) !== plainFile)
    throw new BackupError(
      `The archive holds something that is no plain file (${JSON.stringify(name)}): it is not of Experiencia.`,
    );
  if (!(size <= mostEntryBytes))
    throw new BackupError(`The archive holds ${JSON.stringify(name)}, which is too large.`);
  return { name, size };
}

/**
 * Reads what `packed` wrote, and nothing else: links, devices, long names and extended headers are
 * refused by their kind, before anything of them is read.
 * @throws BackupError for another make of archive, and for one that is damaged or cut off
 */
export async function* unpacked(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = new ByteReader(source);
  for (;;) {
    const header = await reader.exactly(blockBytes);
    if (header.every((byte) => byte === 0)) break;
    const { name, size } = readHeader(header);
    const bytes = await reader.exactly(size);
    await reader.exactly(paddingOf(size));
    yield { name, bytes };
  }
  const end = await reader.upTo(blockBytes + 1);
  if (end.length < blockBytes) throw cutOff();
  if (end.length > blockBytes || end.some((byte) => byte !== 0))
    throw new BackupError('Something stands behind the end of the archive: it was changed.');
}
