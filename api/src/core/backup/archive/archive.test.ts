import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { decrypted, encrypted } from './age.ts';
import { type Manifest, type Part, readArchive, writeArchive } from './archive.ts';
import { type Entry, packed } from './tar.ts';

const id = '01980000-0000-7000-8000-00000000000a';
const other = '01980000-0000-7000-8000-00000000000b';
const table = { name: 'users', columns: ['id', 'full_name'] };
const manifest: Manifest = {
  format: 1,
  program: '1.0.0',
  migrations: ['Migration20261121012110_identity'],
  createdAt: '2026-11-27T02:00:00.000Z',
  college: 'A college',
  tables: [table],
  sequences: [],
  secretFingerprint: 'none',
};
const good: Part[] = [
  { kind: 'manifest', manifest },
  { kind: 'rows', table, number: 1, rows: [`["${id}","Asha \\n Rao"]`] },
  { kind: 'file', key: id, number: 1, isLast: false, bytes: Buffer.from('half') },
  { kind: 'file', key: id, number: 2, isLast: true, bytes: Buffer.from('whole') },
  { kind: 'file', key: `${other}.small`, number: 1, isLast: true, bytes: Buffer.alloc(0) },
  { kind: 'end', end: { rows: { users: 1 }, files: 2, fileBytes: 9, missing: [] } },
];

async function* each<T>(values: Iterable<T>): AsyncGenerator<T> {
  yield* values;
}
async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}
const bytesOf = async (chunks: AsyncIterable<Buffer>): Promise<Buffer> =>
  Buffer.concat(await all(chunks));
const made = (parts: readonly Part[] = good): Promise<Buffer> => bytesOf(writeArchive(each(parts)));
/** In chunks that fit nothing. */
const read = (bytes: Buffer, size = 1000): Promise<Part[]> =>
  all(
    readArchive(
      each(
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        ),
      ),
    ),
  );

/** What somebody puts together by hand, with right checksums. */
async function forged(entries: readonly Entry[]): Promise<Buffer> {
  const lines = entries.map(
    ({ name, bytes }) => `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`,
  );
  const contents = { name: 'contents/000001.sha256', bytes: Buffer.from(lines.join('')) };
  return bytesOf(packed(each([...entries, contents])));
}
const json = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));
const beginning = { name: 'experiencia.json', bytes: json(manifest) };
const end = {
  name: 'end.json',
  bytes: json({ rows: {}, files: 0, fileBytes: 0, missing: [] }),
};
const withEntry = (name: string, bytes = Buffer.from('x')): Promise<Buffer> =>
  forged([beginning, { name, bytes }, end]);

/** The first header of an archive with another type of entry, and a right sum. */
function retyped(archive: Buffer, type: string): Buffer {
  const changed = Buffer.from(archive);
  changed.write(type, 156, 'latin1');
  changed.fill(' ', 148, 156);
  const sum = changed.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  changed.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return changed;
}

describe('an archive', () => {
  it.each([1, 511, 512, 100_000])('comes back as it went, in chunks of %d bytes', async (size) => {
    expect(await read(await made(), size)).toEqual(good);
  });

  it('says by its length, its order and its end what is missing', async () => {
    const archive = await made();
    for (let length = 0; length < archive.length; length += 173)
      await expect(read(archive.subarray(0, length))).rejects.toThrow(/cut off|missing/);
    for (const [at] of good.entries())
      await expect(read(await made(good.toSpliced(at, 1))), String(at)).rejects.toThrow(
        /cut off|missing|does not belong|no archive/,
      );
    await expect(read(await made([...good, ...good]))).rejects.toThrow('does not belong');
  });

  it('is refused when any byte of it is another', async () => {
    const archive = await made();
    for (let at = 0; at < archive.length; at += 61) {
      const changed = Buffer.from(archive);
      changed[at] = (changed[at] ?? 0) ^ 0x55;
      const parts = await read(changed).catch(() => null);
      // Fields of a header that say nothing: the owner of a file, its time, the filling behind it.
      if (parts) expect(parts, `byte ${at}`).toEqual(good);
    }
  });

  it.each([
    ['../../etc/passwd'],
    ['/etc/passwd'],
    [`files/../${id}`],
    [`files/${id}/../../x`],
    [`files/${id}.small/x`],
    ['files/not-an-id'],
    ['database/users/../x'],
    ['database/pg_authid/000001.jsonl.gz'],
    ['database/users/000002.jsonl.gz'],
    ['secrets/jwt-secret'],
    ['experiencia.json'],
  ])('with %s in it is refused', async (name) => {
    await expect(read(await withEntry(name))).rejects.toThrow(/does not belong|where it does not/);
  });

  it.each(['1', '2', '3', '4', '5', '6', 'x', 'g', 'L', 'S', '\0'])(
    'with an entry of type %j, such as a link, a device or a long name, is refused',
    async (type) => {
      await expect(read(retyped(await made(), type))).rejects.toThrow('no plain file');
    },
  );

  it('that grows too large, or says so, is refused before it is held', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(1024 * 1024);
    await expect(read(await withEntry('database/users/000001.jsonl.gz', bomb))).rejects.toThrow(
      'grows too large',
    );
    const lie = await made();
    lie.write('77777777777', 124, 'latin1');
    await expect(read(retyped(lie, '0'))).rejects.toThrow('too large');
  });

  it('of another make, and of a newer program, is refused by name', async () => {
    const foreign = await forged([{ name: 'wp-config.php', bytes: Buffer.from('<?php') }]);
    await expect(read(foreign)).rejects.toThrow('This is no archive of Experiencia.');
    await expect(read(Buffer.alloc(5000, 'zip'))).rejects.toThrow('no archive of Experiencia');
    const newer = { ...manifest, format: 2, program: '9.0.0' };
    await expect(read(await made([{ kind: 'manifest', manifest: newer }]))).rejects.toThrow(
      'made by a newer program, 9.0.0',
    );
  });

  it('with something behind its end is refused', async () => {
    const archive = await made();
    await expect(read(Buffer.concat([archive, Buffer.alloc(512)]))).rejects.toThrow('behind');
  });
});

describe('an encrypted archive', () => {
  const key = 'correct horse battery staple';
  const sealed = (bytes: Buffer): Promise<Buffer> => bytesOf(encrypted(each([bytes]), key));
  const opened = (bytes: Buffer, with_ = key): Promise<Buffer> =>
    bytesOf(decrypted(each([bytes]), with_));

  it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('of %d bytes comes back', async (length) => {
    const bytes = Buffer.alloc(length, 'experiencia');
    expect(await opened(await sealed(bytes))).toEqual(bytes);
  });

  it('is refused with another key, a changed byte, and a missing or moved part', async () => {
    const bytes = await sealed(Buffer.alloc(150_000, 'x'));
    await expect(opened(bytes, `${key}.`)).rejects.toThrow('encrypted with another key');
    for (const at of [30, 60, 120, 170, 190, 70_000, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed), `byte ${at}`).rejects.toThrow(
        /another key|changed|not encrypted/,
      );
    }
    const chunk = 65_536 + 16;
    const begins = bytes.length - (150_000 - 2 * 65_536 + 16) - 2 * chunk;
    const [head, first, second] = [
      bytes.subarray(0, begins),
      bytes.subarray(begins, begins + chunk),
      bytes.subarray(begins + chunk, begins + 2 * chunk),
    ];
    for (const parts of [[head, first], [head, first, second], [head, second, first], [head]])
      await expect(opened(Buffer.concat(parts))).rejects.toThrow(/changed|cut off/);
  });

  it('can not ask for more work than a machine has', async () => {
    const bytes = await sealed(Buffer.from('x'));
    const greedy = bytes.toString('latin1').replace(/^(-> scrypt \S+) 16$/m, '$1 30');
    await expect(opened(Buffer.from(greedy, 'latin1'))).rejects.toThrow('not encrypted by this');
  });
});
