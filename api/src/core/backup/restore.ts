import type { SqlEntityManager } from '@mikro-orm/postgresql';
import type { BareOrm } from '../database/db.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { rowsIn } from '../database/transactions.ts';
import { createFileStore } from '../files/store.ts';
import { newId } from '../ids.ts';
import { decrypted, isEncrypted } from './archive/age.ts';
import { type End, type Manifest, type Part, readArchive } from './archive/archive.ts';
import { BackupError, ByteReader, cutOff } from './bytes.ts';
import { type Connection, jobsTable } from './connection.ts';
import { FilesLoader } from './load/files-loader.ts';
import { intoFolder, refuseFilled } from './load/into-folder.ts';
import { intoServer } from './load/into-server.ts';
import { Loader } from './load/load.ts';
import {
  type GivingWay,
  hasSecretFor,
  knownMigrations,
  type Target,
  type Work,
} from './load/target.ts';

/** Gives the bytes of an archive, from their beginning at each call. */
export type Archive = () => Promise<AsyncIterable<Uint8Array>>;

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
  const known = new Set(names);
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The archive was made by a newer program, ${program}, with migrations that this one, ${version}, does not know (${unknown.slice(0, 3).join(', ')}): restore it with ${program} or a newer one.`,
    );
}

/** The tables whose rows count no more, with those whose rows go with one of them. */
function endedTables(orm: BareOrm, { ended }: Target): string[] {
  const tables = [...orm.getMetadata().getAll().values()];
  const found = new Set(ended.map((entity) => orm.getMetadata().get(entity).tableName));
  const goesWithFound = ({ relations }: (typeof tables)[number]): boolean =>
    relations.some(
      ({ deleteRule, targetMeta }) =>
        deleteRule === 'cascade' && targetMeta !== undefined && found.has(targetMeta.tableName),
    );
  // A set is gone through to its end, also to what joins meanwhile.
  for (const _ of found)
    for (const table of tables) if (goesWithFound(table)) found.add(table.tableName);
  return [...found];
}

/** What an archive is brought in with. */
interface Loading {
  ended: readonly string[];
  archive: Archive;
  seen: (part: Part) => void;
  /** What is done in the same transaction. */
  lastly: Parameters<Work>[1];
}

/** So many files are removed by one job. */
const filesPerJob = 500;

/** The files that what gives way has and the archive does not name go once all is restored. */
async function removeLater(
  connection: Connection,
  { keys = [], removeBytes }: GivingWay,
): Promise<void> {
  const { rows } = await connection.query<{ key: string }>(
    `select key from unnest($1::text[]) as key
      where not exists (select from files where id::text = split_part(key, '.', 1))`,
    [keys],
  );
  for (let at = 0; at < rows.length; at += filesPerJob) {
    const ids = rows.slice(at, at + filesPerJob).map(({ key }) => key);
    await connection.query(
      `insert into ${jobsTable} (id, name, data, start_after) values ($1, $2, $3::jsonb, now())`,
      [newId(), removeBytes, JSON.stringify({ ids })],
    );
  }
}

/** Brings an archive into an empty database and the store, in one transaction. */
async function load(
  orm: BareOrm,
  target: Target,
  { ended, archive, seen, lastly }: Loading,
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
      const kept = target.over?.keys && new Set(target.over.keys);
      files = new FilesLoader(store, connection, !target.config.minio, kept);
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
      await files.settle();
      await connection.query('set constraints all immediate');
      await migrate();
      if (target.over) await removeLater(connection, target.over);
      await lastly?.(connection);
    });
  } catch (error) {
    await files?.takeBack();
    throw error;
  } finally {
    await files?.end();
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
    refuseNewer(manifest, await knownMigrations(target), target.version);
    const hasSecret = hasSecretFor(config, manifest);
    const into = config.databaseUrl ? intoServer : intoFolder;
    let ended: string[] = [];
    await into(target, manifest, (orm, lastly) => {
      ended = endedTables(orm, target);
      return load(orm, target, { ended, archive, seen, lastly });
    });
    return { ...checked, hasSecret, ended };
  } finally {
    await release();
  }
}
