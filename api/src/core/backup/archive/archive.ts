import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError, cutOff } from '../bytes.ts';
import { type Entry, mostEntryBytes, packed, unpacked } from './tar.ts';

/** Rises when an older program could not read what a newer one writes. */
export const archiveFormat = 1;

const table = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });
const manifestShape = z.object({
  format: z.number(),
  /** The version of the program that made it. */
  program: z.string(),
  /** All that its database has seen. */
  migrations: z.array(z.string()),
  createdAt: z.iso.datetime(),
  college: z.string(),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last: z.string().regex(/^\d+$/) })),
  /** Tells whether a place has the same secret, and nothing of what it is. */
  secretFingerprint: z.string(),
  /** In encrypted archives alone. */
  secret: z.string().optional(),
});
const endShape = z.object({
  rows: z.record(z.string(), z.number()),
  files: z.number(),
  fileBytes: z.number(),
  /** Files whose bytes were not in the store: their upload had not ended, or they were lost. */
  missing: z.array(z.string()),
});

/** What an archive begins with. */
export type Manifest = z.output<typeof manifestShape>;
/** What an archive ends with: what there has to be in it. */
export type End = z.output<typeof endShape>;
/** A table of an archive. */
export type Table = z.output<typeof table>;

/** What an archive is made of, in this order. A row is a JSON list of texts, by its columns. */
export type Part =
  | { kind: 'manifest'; manifest: Manifest }
  | { kind: 'rows'; table: Table; number: number; rows: string[] }
  | { kind: 'file'; key: string; number: number; isLast: boolean; bytes: Buffer }
  | { kind: 'end'; end: End };

const zipped = promisify(gzip);
const unzipped = promisify(gunzip);
/** Many times what a part holds that this program wrote. */
const mostUnzippedBytes = 64 * 1024 * 1024;
/** Files in one part of the list of contents. */
const listedTogether = 10_000;

const names = {
  manifest: 'experiencia.json',
  rows: /^database\/([a-z0-9_]{1,63})\/(\d{6})\.jsonl\.gz$/,
  file: /^files\/([0-9a-f-]{36}(?:\.[a-z]{1,12})?)(?:\/(\d{6})(-end)?)?$/,
  contents: /^contents\/(\d{6})\.sha256$/,
  end: 'end.json',
} as const;
const numbered = (number: number): string => String(number).padStart(6, '0');
const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function entryOf(part: Part): Promise<Entry> {
  switch (part.kind) {
    case 'manifest':
      return { name: names.manifest, bytes: json(part.manifest) };
    case 'rows':
      return {
        name: `database/${part.table.name}/${numbered(part.number)}.jsonl.gz`,
        bytes: await zipped(`${part.rows.join('\n')}\n`, { level: 4 }),
      };
    case 'file': {
      const isWhole = part.number === 1 && part.isLast;
      const end = isWhole ? '' : `/${numbered(part.number)}${part.isLast ? '-end' : ''}`;
      return { name: `files/${part.key}${end}`, bytes: part.bytes };
    }
    case 'end':
      return { name: names.end, bytes: json(part.end) };
  }
}

/** The line of an entry in the list of contents: `sha256sum --check` reads it. */
const lineOf = ({ name, bytes }: Entry): string =>
  `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;

async function* listed(parts: AsyncIterable<Part>): AsyncGenerator<Entry> {
  let [lines, number] = [[] as string[], 0];
  const contents = (): Entry => {
    number += 1;
    const bytes = Buffer.from(lines.join(''));
    lines = [];
    return { name: `contents/${numbered(number)}.sha256`, bytes };
  };
  for await (const part of parts) {
    const entry = await entryOf(part);
    yield entry;
    lines.push(lineOf(entry));
    if (lines.length === listedTogether) yield contents();
  }
  yield contents();
}

/** The bytes of an archive: a tar, with lists of what is in it and its checksums. */
export const writeArchive = (parts: AsyncIterable<Part>): AsyncGenerator<Buffer> =>
  packed(listed(parts));

function parsed<T extends z.ZodType>(shape: T, { name, bytes }: Entry): z.output<T> {
  try {
    return shape.parse(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new BackupError(`${name} of the archive can't be read.`, { cause: error });
  }
}

async function rowsOf({ name, bytes }: Entry): Promise<string[]> {
  try {
    const text = await unzipped(bytes, { maxOutputLength: mostUnzippedBytes });
    return text.toString().split('\n').slice(0, -1);
  } catch (error) {
    throw new BackupError(`${name} of the archive can't be unpacked, or grows too large.`, {
      cause: error,
    });
  }
}

/** Holds an archive to its order: each thing once, nothing else, and as much as its end says. */
class Order {
  #manifest: Manifest | undefined;
  #end: End | undefined;
  readonly #rows: Record<string, number> = {};
  #last = { table: -1, number: 0, key: '', isWhole: true };
  #files = { files: 0, fileBytes: 0 };

  /** @throws BackupError for what does not stand there in an archive of this program */
  async part(entry: Entry): Promise<Part> {
    const { name } = entry;
    if (!this.#manifest) return { kind: 'manifest', manifest: this.#readManifest(entry) };
    const rows = names.rows.exec(name);
    const file = names.file.exec(name);
    if (!this.#end && rows) return this.#readRows(entry, rows, this.#manifest.tables);
    if (!this.#end && file) return this.#readFile(entry, file);
    if (!this.#end && name === names.end) return { kind: 'end', end: this.#readEnd(entry) };
    throw new BackupError(
      `The archive holds ${JSON.stringify(name)}, which does not belong there.`,
    );
  }

  /** @throws BackupError where something lacks at the end */
  finish(): void {
    if (!this.#end) throw cutOff();
  }

  #readManifest(entry: Entry): Manifest {
    if (entry.name !== names.manifest) throw new BackupError('This is no archive of Experiencia.');
    const manifest = parsed(manifestShape, entry);
    if (manifest.format > archiveFormat)
      throw new BackupError(
        `The archive was made by a newer program, ${manifest.program}: restore it with that one.`,
      );
    this.#manifest = manifest;
    return manifest;
  }

  async #readRows(entry: Entry, match: RegExpExecArray, tables: Table[]): Promise<Part> {
    const [, name = '', number = ''] = match;
    const index = tables.findIndex((each) => each.name === name);
    const table = tables[index];
    const next = index === this.#last.table ? this.#last.number + 1 : 1;
    if (!table || index < this.#last.table || Number(number) !== next || this.#last.key)
      throw new BackupError(`The archive holds ${entry.name} where it does not belong.`);
    this.#last = { ...this.#last, table: index, number: next };
    const rows = await rowsOf(entry);
    this.#rows[name] = (this.#rows[name] ?? 0) + rows.length;
    return { kind: 'rows', table, number: next, rows };
  }

  #readFile({ name, bytes }: Entry, match: RegExpExecArray): Part {
    const [, key = '', number = '1', end] = match;
    const isLast = match[2] === undefined || end !== undefined;
    const isNext = this.#last.isWhole
      ? key > this.#last.key && Number(number) === 1
      : key === this.#last.key && Number(number) === this.#last.number + 1;
    if (!isNext) throw new BackupError(`The archive holds ${name} where it does not belong.`);
    this.#last = { ...this.#last, key, number: Number(number), isWhole: isLast };
    this.#files.fileBytes += bytes.length;
    if (isLast) this.#files.files += 1;
    return { kind: 'file', key, number: Number(number), isLast, bytes };
  }

  #readEnd(entry: Entry): End {
    const end = parsed(endShape, entry);
    const { files, fileBytes } = this.#files;
    const isRight =
      this.#last.isWhole &&
      end.files === files &&
      end.fileBytes === fileBytes &&
      (this.#manifest?.tables ?? []).every(
        ({ name }) => (this.#rows[name] ?? 0) === (end.rows[name] ?? 0),
      );
    if (!isRight) throw new BackupError('Something is missing from the archive, or is too much.');
    this.#end = end;
    return end;
  }
}

/**
 * Reads an archive, one part at a time. What is yielded is whole and true to its checksum only once
 * all of it was read.
 * @throws BackupError in words for whatever is not an archive as `writeArchive` makes it
 */
export async function* readArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<Part> {
  const order = new Order();
  let [lines, lists] = [[] as string[], 0];
  for await (const entry of unpacked(source)) {
    const list = names.contents.exec(entry.name);
    if (list) {
      lists += 1;
      if (Number(list[1]) !== lists || entry.bytes.toString() !== lines.join(''))
        throw new BackupError('The archive is not as it was made: a checksum is wrong.');
      lines = [];
      continue;
    }
    if (lines.length >= listedTogether)
      throw new BackupError('A list of contents is missing from the archive.');
    lines.push(lineOf(entry));
    yield await order.part(entry);
  }
  order.finish();
  if (lines.length > 0) throw new BackupError('The last list of contents is missing.');
}

/** Bytes of a file that one part carries. */
export const filePartBytes = mostEntryBytes / 2;
