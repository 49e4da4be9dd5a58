import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { Config } from '../../config.ts';
import type { DatabaseSettings } from '../database/database.ts';
import { type BareOrm, openBare } from '../database/db.ts';
import { openFolder } from '../database/embedded.ts';
import { lockFolder } from '../database/folder-lock.ts';
import { rowsIn } from '../database/transactions.ts';
import { unfinishedFolder } from '../database/unfinished-restore.ts';
import { disk } from '../disk.ts';
import { createFileStore } from '../files/store.ts';
import { replaceSecret } from '../secrets.ts';
import { decrypted, isEncrypted } from './age.ts';
import { type End, type Manifest, type Part, readArchive } from './archive.ts';
import { BackupError, ByteReader, cutOff } from './bytes.ts';
import { type Connection, unfinishedTable } from './connection.ts';
import { FilesLoader } from './files-loader.ts';
import { Loader } from './load.ts';
import { fingerprintOf } from './make-backup.ts';

/** Gives the bytes of an archive, from their beginning at each call. */
export type Archive = () => Promise<AsyncIterable<Uint8Array>>;

/** Where an archive is restored to. */
export interface Target extends Pick<DatabaseSettings, 'entities' | 'migrations'> {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'minio' | 'jwtSecret' | 'ownsSecret' | 'backup'>;
  version: string;
  /** Entities whose rows count no more where they are restored: sessions, codes. */
  ended: readonly (abstract new () => object)[];
}

/** What was restored, or looked at. */
export interface Restored {
  manifest: Manifest;
  end: End;
}

/**
 * The parts of an archive, opened with the key where it is encrypted.
 * @throws BackupError for another key, none, and where a key is set for what no key sealed
 */
async function* partsOf(archive: Archive, key: string | undefined): AsyncGenerator<Part> {
  const reader = new ByteReader(await archive());
  const beginning = await reader.upTo(64);
  if (beginning.length === 0) throw cutOff();
  reader.putBack(beginning);
  const isSealed = isEncrypted(beginning);
  if (isSealed && !key)
    throw new BackupError('BACKUP_KEY: the archive is encrypted; set the key it was made with.');
  if (!isSealed && key)
    throw new BackupError(
      'BACKUP_KEY: the archive is not encrypted, so anybody may have changed it; leave the key out if you trust it.',
    );
  yield* readArchive(isSealed && key ? decrypted(reader.rest(), key) : reader.rest());
}

/**
 * Reads an archive from its beginning to its end, and keeps nothing of it.
 * @throws BackupError in words for one that is damaged, cut off, changed, foreign, or sealed by
 *   another key
 */
export async function checkArchive(archive: Archive, key: string | undefined): Promise<Restored> {
  let [manifest, end] = [undefined as Manifest | undefined, undefined as End | undefined];
  for await (const part of partsOf(archive, key)) {
    if (part.kind === 'manifest') ({ manifest } = part);
    if (part.kind === 'end') ({ end } = part);
  }
  if (!manifest || !end) throw cutOff();
  return { manifest, end };
}

/**
 * What an archive says of itself, by its beginning alone: nothing of it is compared.
 * @throws BackupError as `checkArchive`
 */
export async function manifestOf(archive: Archive, key: string | undefined): Promise<Manifest> {
  for await (const part of partsOf(archive, key))
    if (part.kind === 'manifest') return part.manifest;
  throw cutOff();
}

/**
 * @param names of the migrations that this program has
 * @throws BackupError for an archive whose migrations this program does not know
 */
export function refuseNewer(
  { program, migrations }: Manifest,
  names: readonly string[],
  version: string,
): void {
  const known = new Set(names.map((file) => file.replace(/\.[jt]s$/, '')));
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The archive was made by a newer program, ${program}, with migrations that this one, ${version}, does not know (${unknown.slice(0, 3).join(', ')}): restore it with ${program} or a newer one.`,
    );
}

const endedTables = (orm: BareOrm, { ended }: Target): string[] =>
  ended.map((entity) => orm.getMetadata().get(entity).tableName);

/** Brings an archive into an empty database and the store, in one transaction. */
async function load(
  orm: BareOrm,
  target: Target,
  ended: readonly string[],
  archive: Archive,
  seen: (part: Part) => void,
): Promise<void> {
  const store = createFileStore(target.config);
  let files: FilesLoader | undefined;
  try {
    // It makes its table outside of any transaction.
    await orm.migrator.getExecuted();
    await (orm.em.fork() as SqlEntityManager).transactional(async (em) => {
      const connection: Connection = {
        query: async <Row>(text: string, parameters: unknown[] = []) => ({
          rows: await rowsIn<Row>(em, text, parameters),
        }),
      };
      const transaction = em.getTransactionContext();
      const migrate = (migrations?: string[]) =>
        orm.migrator.up({ transaction, ...(migrations && { migrations }) });
      const loader = new Loader(connection);
      files = new FilesLoader(store, connection);
      let manifest: Manifest | undefined;
      for await (const part of partsOf(archive, target.config.backup.key)) {
        seen(part);
        if (part.kind === 'manifest') {
          ({ manifest } = part);
          await migrate(manifest.migrations);
          await loader.begin(manifest);
        } else if (part.kind === 'rows') await loader.rows(part.table, part.rows);
        else if (part.kind === 'file') await files.part(part);
        else if (manifest) await loader.finish(manifest, ended);
      }
      await connection.query('set constraints all immediate');
      await migrate();
    });
  } catch (error) {
    await files?.takeBack();
    throw error;
  } finally {
    await files?.end();
  }
}

/** @throws BackupError where the folder of files has any */
async function refuseFiles({ minio, dataDir }: Target['config']): Promise<void> {
  const files = join(dataDir, 'files');
  if (!minio && existsSync(files) && (await readdir(files)).length > 0)
    throw new BackupError(
      `DATA_DIR: ${files} has files already, and a restore replaces nothing: move that folder away, or name another DATA_DIR.`,
    );
}

/** @throws BackupError unless nothing is there but what a restore left that did not end */
async function refuseFilled(config: Target['config']): Promise<void> {
  if (existsSync(unfinishedFolder(config.dataDir))) return;
  if (existsSync(join(config.dataDir, 'database')))
    throw new BackupError(
      `DATA_DIR: ${config.dataDir} has a database already, and a restore replaces nothing: move its folders "database" and "files" away, or name another DATA_DIR.`,
    );
  await refuseFiles(config);
}

/** What the archive says of its secret takes the place of one that nothing hangs on yet. */
function keepSecret({ config }: Target, { secret }: Manifest): void {
  if (secret !== undefined && config.ownsSecret) replaceSecret(config.dataDir, secret);
}

/** In a folder of its own, which gets its name when all of it is on the disk. */
async function intoFolder(target: Target, manifest: Manifest, work: Work): Promise<void> {
  const { dataDir } = target.config;
  const folder = unfinishedFolder(dataDir);
  await refuseFilled(target.config);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  disk.syncFolder(dataDir);
  const { pglite } = await openFolder(folder);
  try {
    await work(await openBare({ ...target, pglite }));
  } catch (error) {
    await pglite.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await pglite.close();
  keepSecret(target, manifest);
  await rename(join(folder, 'database'), join(dataDir, 'database'));
  disk.syncFolder(dataDir);
  await rm(folder, { recursive: true, force: true });
  disk.syncFolder(dataDir);
}

type Work = (orm: BareOrm) => Promise<void>;

const otherTables = `
  select relname as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
     and relname not in ('${unfinishedTable}', 'mikro_orm_migrations')`;

/** Into the database of a server, which says until the end that it is not whole. */
async function intoServer(target: Target, manifest: Manifest, work: Work): Promise<void> {
  const orm = await openBare({ ...target, databaseUrl: target.config.databaseUrl });
  const ask = (text: string): Promise<object[]> => orm.em.getConnection().execute(text);
  try {
    if ((await ask(otherTables)).length > 0)
      throw new BackupError(
        'DATABASE_URL: the database has tables already, and a restore replaces nothing: make an empty one (createdb), and name that.',
      );
    const left = await ask(`select from pg_class where oid = to_regclass('${unfinishedTable}')`);
    if (left.length === 0) await refuseFiles(target.config);
    await ask(`create table if not exists ${unfinishedTable} (since timestamptz default now())`);
    try {
      await work(orm);
    } catch (error) {
      await ask(`drop table if exists ${unfinishedTable}, mikro_orm_migrations`);
      throw error;
    }
    keepSecret(target, manifest);
  } finally {
    await orm.close(true);
  }
}

/**
 * Restores an archive into an empty place: all of it, or nothing.
 * @param seen hears of each part that is brought in, for those who watch
 * @returns what was restored, whether what the secret seals can be opened there, and the tables
 *   that were left out
 * @throws BackupError in words: for a place that is not empty, an archive of a newer program, and
 *   all that `checkArchive` refuses; for all of these nothing is kept
 */
export async function restore(
  target: Target,
  archive: Archive,
  seen: (part: Part) => void = () => undefined,
): Promise<Restored & { hasSecret: boolean; ended: readonly string[] }> {
  const { config } = target;
  const release = await lockFolder(config.dataDir);
  try {
    if (!config.databaseUrl) await refuseFilled(config);
    const checked = await checkArchive(archive, config.backup.key);
    const { manifest } = checked;
    refuseNewer(manifest, await readdir(target.migrations), target.version);
    const into = config.databaseUrl ? intoServer : intoFolder;
    let ended: string[] = [];
    await into(target, manifest, (orm) => {
      ended = endedTables(orm, target);
      return load(orm, target, ended, archive, seen);
    });
    const hasSecret =
      (config.ownsSecret && manifest.secret !== undefined) ||
      fingerprintOf(config.jwtSecret) === manifest.secretFingerprint;
    return { ...checked, hasSecret, ended };
  } finally {
    await release();
  }
}
