import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { endedByRestore, entities, migrationsFolder, startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type Part, writeArchive } from '../../src/core/backup/archive/archive.ts';
import { dump } from '../../src/core/backup/dump.ts';
import { restore } from '../../src/core/backup/restore.ts';
import { openBare, openDatabase } from '../../src/core/database/db.ts';
import { createPglite, openFolder } from '../../src/core/database/embedded/embedded.ts';
import { newId } from '../../src/core/ids.ts';
import { disk } from '../../src/core/program/disk.ts';
import { fingerprintOf } from '../../src/core/secrets/secrets.ts';
import { allFiles } from '../../src/features/files/index.ts';
import { command, readWhole } from '../support/archives.ts';
import { builtServer } from '../support/once-per-run.ts';

const [userId, fileId, jobId] = [newId(), newId(), newId()];
const folders: string[] = [];
let parts: Part[];
let known: string[];

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'experiencia-restore-'));
  folders.push(made);
  return made;
}

/** An archive as an older program made it, whose last five migrations had not been written. */
beforeAll(async () => {
  known = (await readdir(migrationsFolder)).map((file) => file.replace(/\.ts$/, '')).sort();
  const pglite = await createPglite();
  const orm = await openBare({ entities, migrations: migrationsFolder, pglite });
  await orm.migrator.up({ migrations: known.slice(0, -5) });
  await pglite.exec(`
    insert into users (id, email, full_name, role, roles, college, degree_type, stream,
                       year_of_graduation, created_at)
    values ('${userId}', 'asha@mail.example', E'Asha "the \\\\ first" Rao\\n\\t', 'mentee',
            '{mentee}', 'A college', 'B.Tech', 'CSE', 2027, '2026-01-02 03:04:05.678901+05:30');
    insert into files (id, owner_id, purpose, content_type, size, name, variants)
    values ('${fileId}', '${userId}', 'picture', 'image/png', 3, 'me.png', '{"small": 2}');
    create schema pgboss;
    create table pgboss.job (id uuid, name text, data jsonb, state text, start_after timestamptz,
                             group_id text);
    insert into pgboss.job values
      ('${jobId}', 'files.remove-bytes', '{"ids": []}', 'created', now() + interval '1 hour', null),
      ('${newId()}', 'files.remove-bytes', '{"ids": []}', 'completed', now(), null);`);
  const source = dump({
    connection: pglite,
    storedFiles: allFiles.compiled().text,
    bytesOf: (key) => Promise.resolve(Readable.from([Buffer.from(key === fileId ? 'abc' : 'de')])),
    about: {
      program: '0.9.0',
      college: 'A college',
      createdAt: '2026-11-27T02:00:00.000Z',
      secretFingerprint: 'none',
    },
  });
  parts = [];
  for await (const part of source) parts.push(part);
  await orm.close(true);
  await pglite.close();
});
afterAll(async () => {
  for (const made of folders) await rm(made, { recursive: true, force: true });
});

const archiveOf = (changed: readonly Part[]): AsyncIterable<Uint8Array> =>
  writeArchive(
    (async function* each() {
      yield* changed;
    })(),
  );

async function into(dataDir: string, changed: readonly Part[] = parts): Promise<unknown> {
  return restore(
    {
      config: readConfig({ DATA_DIR: dataDir }),
      version: '1.0.0',
      entities,
      migrations: migrationsFolder,
      ended: endedByRestore,
    },
    () => Promise.resolve(archiveOf(changed)),
  );
}

/** What is left of a database or of files. */
const leftIn = async (dataDir: string): Promise<string[]> =>
  (await readdir(dataDir, { recursive: true })).filter((path) =>
    /^(database|restore)(\.unfinished)?$|^files.*\w{8}-/.test(path),
  );

describe('an archive of an older program', () => {
  it('is brought to this version, with each value as it was and what waited in the queue', async () => {
    const dataDir = await folder();
    expect(await into(dataDir)).toMatchObject({ hasSecret: false });
    const db = await openDatabase({ entities, migrations: migrationsFolder, dataDir });
    const ran = await db.sql<{ name: string }>('select name from mikro_orm_migrations order by 1');
    expect(ran.map(({ name }) => name)).toEqual(known);
    expect(
      await db.sql(`select full_name, created_at::text as at from users where id = '${userId}'`),
    ).toEqual([
      { full_name: 'Asha "the \\ first" Rao\n\t', at: expect.stringContaining('05.678901') },
    ]);
    await db.close();
    const inStore = (key: string) => join(dataDir, 'files', fileId.slice(-2), key);
    expect(await readFile(inStore(fileId), 'utf8')).toBe('abc');
    expect(await readFile(inStore(`${fileId}.small`), 'utf8')).toBe('de');

    const running = await startApp(readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off' }), {
      log: pino({ level: 'silent' }),
    });
    expect(
      await running.app.db.sql(
        `select id, name from pgboss.job where name = 'files.remove-bytes' and start_after > now()`,
      ),
    ).toEqual([{ id: jobId, name: 'files.remove-bytes' }]);
    await running.close(0);
  });

  it('is so by the built program too, whose new databases begin with all migrations', async () => {
    await builtServer();
    const [dataDir, archive] = [await folder(), join(await folder(), 'older.tar')];
    await writeFile(archive, archiveOf(parts));
    const { code, lines } = await command('restore', { DATA_DIR: dataDir }, archive);
    expect([code, lines.join('\n')]).toEqual([0, expect.stringContaining('Restored')]);
    const { pglite } = await openFolder(dataDir);
    const { rows } = await pglite.query('select name from mikro_orm_migrations order by 1');
    expect(rows).toEqual(known.map((name) => ({ name })));
    await pglite.close();
  }, 120_000);
});

describe('an archive whose last file does not get onto the disk', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('is not brought in: nothing is kept of it', async () => {
    const dataDir = await folder();
    const { syncData } = disk;
    vi.spyOn(disk, 'syncData').mockImplementation((file) =>
      file.path.includes(`${fileId}.small`)
        ? Promise.reject(new Error('EIO: the disk fails'))
        : syncData(file),
    );
    await expect(into(dataDir)).rejects.toThrow('EIO: the disk fails');
    expect(await leftIn(dataDir)).toEqual([]);
  });
});

describe('an archive with another secret', () => {
  const madeWith = (secret: string, isHeld: boolean): Part[] =>
    parts.map((part) =>
      part.kind === 'manifest'
        ? {
            ...part,
            manifest: {
              ...part.manifest,
              secretFingerprint: fingerprintOf(secret),
              ...(isHeld && { secret }),
            },
          }
        : part,
    );
  const leaveIn = async (dataDir: string): Promise<void> => {
    for (const name of ['database', 'files'])
      await rm(join(dataDir, name), { recursive: true, force: true });
  };

  it('is undone by one that holds none: the secret of before counts again', async () => {
    const dataDir = await folder();
    const [before, other] = [readConfig({ DATA_DIR: dataDir }).jwtSecret, 'x'.repeat(64)];
    expect(await into(dataDir, madeWith(other, true))).toMatchObject({ hasSecret: true });
    expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(other);
    await leaveIn(dataDir);
    expect(await into(dataDir, madeWith(before, false))).toMatchObject({ hasSecret: true });
    expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(before);
    await leaveIn(dataDir);
    const unknown = madeWith('y'.repeat(64), false);
    expect(await into(dataDir, unknown)).toMatchObject({ hasSecret: false });
    expect(readConfig({ DATA_DIR: dataDir }).jwtSecret).toBe(before);
  }, 120_000);
});

describe('an update of the embedded database', () => {
  it('begins with a backup of what was there', async () => {
    const dataDir = await folder();
    const { pglite } = await openFolder(dataDir);
    const orm = await openBare({ entities, migrations: migrationsFolder, pglite });
    await orm.migrator.up({ migrations: known.slice(0, -5) });
    await orm.close(true);
    await pglite.close();
    const running = await startApp(readConfig({ DATA_DIR: dataDir, DEMO_DATA: 'off' }), {
      log: pino({ level: 'silent' }),
    });
    await running.close(0);
    const [made = '', ...more] = await readdir(join(dataDir, 'backups'));
    expect([made, more]).toEqual([expect.stringMatching(/-update\.tar$/), []]);
    const { manifest } = await readWhole(join(dataDir, 'backups', made));
    expect(manifest.migrations).toEqual(known.slice(0, -5));
  });
});

describe('an archive that can not be restored', () => {
  const withManifest = (change: object): Part[] =>
    parts.map((part) =>
      part.kind === 'manifest' ? { ...part, manifest: { ...part.manifest, ...change } } : part,
    );
  const file = (key: string): Part => ({
    kind: 'file',
    key,
    number: 1,
    isLast: true,
    bytes: Buffer.from('x'),
  });
  const manifestOf = () => parts.flatMap((part) => (part.kind === 'manifest' ? part.manifest : []));
  const counting = (changed: Part[], files: number, fileBytes: number): Part[] =>
    changed.map((part) =>
      part.kind === 'end' ? { ...part, end: { ...part.end, files, fileBytes } } : part,
    );

  it.each<[string, () => Part[], RegExp]>([
    [
      'of a newer program',
      () =>
        withManifest({ program: '2.0.0', migrations: [...known, 'Migration20270101000000_more'] }),
      /newer program, 2\.0\.0, .*Migration20270101000000_more/,
    ],
    [
      'with a table that its migrations do not make',
      () =>
        withManifest({
          tables: [...(manifestOf()[0]?.tables ?? []), { name: 'zz', columns: ['a"; drop'] }],
        }),
      /"zz" differs/,
    ],
    [
      'with rows that name what is not there',
      () =>
        parts.map((part) =>
          part.kind === 'rows' && part.table.name === 'users'
            ? { ...part, rows: part.rows.map((row) => row.replaceAll(userId, newId())) }
            : part,
        ),
      /^The rows of \w+ do not fit into the database: .*foreign key/,
    ],
    [
      'with a row that is none',
      () =>
        parts.map((part) =>
          part.kind === 'rows' && part.table.name === 'users'
            ? { ...part, rows: ['no row'] }
            : part,
        ),
      /^The rows of users do not fit into the database/,
    ],
    [
      'with a file that nothing knows',
      () => counting(parts.toSpliced(-1, 0, file('ffffffff-ffff-7fff-bfff-ffffffffffff')), 3, 6),
      /a file that nothing knows/,
    ],
    ['that is cut off', () => parts.slice(0, -1), /cut off/],
  ])('%s is refused in words and leaves nothing', async (_, changed, words) => {
    const dataDir = await folder();
    await expect(into(dataDir, changed())).rejects.toThrow(words);
    expect(await leftIn(dataDir)).toEqual([]);
  });

  it('replaces no files that are there', async () => {
    const dataDir = await folder();
    await into(dataDir, parts).catch(() => undefined);
    await rm(join(dataDir, 'database'), { recursive: true });
    await writeFile(join(dataDir, 'files', 'kept'), 'x');
    await expect(into(dataDir)).rejects.toThrow(/has files already/);
    expect(await readFile(join(dataDir, 'files', 'kept'), 'utf8')).toBe('x');
  });
});
