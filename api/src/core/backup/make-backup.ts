import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { collegeName } from '../college/college-name.ts';
import { openCopy, openFolder } from '../database/embedded/embedded.ts';
import type { EmbeddedCopy } from '../database/embedded/embedded-copy.ts';
import { lockFolder } from '../database/embedded/folder-lock.ts';
import { databaseLocks } from '../database/locks/database-locks.ts';
import { createFileStore } from '../files/store.ts';
import { fingerprintOf } from '../secrets/secrets.ts';
import { encrypted } from './archive/age.ts';
import { type End, type Part, writeArchive } from './archive/archive.ts';
import { connectHolding, tryLock } from './attendance.ts';
import { BackupError } from './bytes.ts';
import type { Connection } from './connection.ts';
import { askForCopy } from './door.ts';
import { dump } from './dump.ts';
import { type BackupKind, type BackupPlace, backupPlace, nameOf } from './places.ts';

/** What is told of a place in its backups. */
export interface Place {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'minio' | 'jwtSecret' | 'backup' | 'college'>;
  version: string;
  /** SQL of all stored files (`Source`). */
  storedFiles: string;
  /** SQL of the name that super admins wrote (`name`). */
  writtenName?: string;
}

/** What was made. */
export interface Backup extends Pick<End, 'files' | 'fileBytes' | 'missing'> {
  name: string;
  path: string;
  size: number;
  rows: number;
}

interface Opened {
  connection: Connection;
  close(): Promise<void>;
}

async function openServer(connectionString: string): Promise<Opened> {
  const client = await connectHolding(connectionString, (connected) =>
    tryLock(connected, databaseLocks.backup),
  );
  if (!client) throw new BackupError('Another backup is being made.');
  return { connection: client, close: () => client.end() };
}

/** From a copy where a server runs; where none does, this process takes its place meanwhile. */
async function openEmbedded(dataDir: string, own?: EmbeddedCopy): Promise<Opened> {
  const lent = own
    ? { copy: await own.begin(), giveBack: () => own.end() }
    : await askForCopy(dataDir);
  if (lent) {
    const pglite = await openCopy(lent.copy);
    return {
      connection: pglite,
      async close() {
        await pglite.close();
        await lent.giveBack();
      },
    };
  }
  if (!existsSync(join(dataDir, 'database')))
    throw new BackupError(`DATA_DIR: ${dataDir} has no database.`);
  const release = await lockFolder(dataDir);
  const { pglite } = await openFolder(dataDir);
  return {
    connection: pglite,
    async close() {
      await pglite.close();
      await release();
    },
  };
}

/** What the college is called: a command, unlike a running server, has not heard of it yet. */
async function nameIn({ connection }: Opened, { config, writtenName }: Place): Promise<string> {
  const known = collegeName(config);
  if (config.college.isNameSet || writtenName === undefined) return known;
  // The database may be older than names that are written.
  const found = await connection.query<{ name: string }>(writtenName).catch(() => null);
  return found?.rows[0]?.name || known;
}

/** Who watches a backup; what one of these throws ends it, and nothing of it is kept. */
interface Watch {
  /** Hears of each part. */
  seen?: ((part: Part) => void) | undefined;
  /** Hears how much there is, before any of it is read. */
  totals?: ((totals: { rows: number; files: number }) => void) | undefined;
  /** Hears how many bytes the archive has so far. */
  written?: ((bytes: number) => void) | undefined;
}

/** The bytes of an archive of a place, as it stands now. */
function archiveOf(
  { connection }: Opened,
  { config, version, storedFiles }: Place,
  about: { createdAt: string; college: string },
  watch: Watch,
): AsyncGenerator<Buffer> {
  const store = createFileStore(config);
  const { key } = config.backup;
  const parts = dump({
    connection,
    storedFiles,
    totals: watch.totals,
    bytesOf: (fileKey) => store.get(fileKey),
    about: {
      program: version,
      ...about,
      secretFingerprint: fingerprintOf(config.jwtSecret),
      // What it seals is of no use to a thief of an archive that nothing seals.
      ...(key && { secret: config.jwtSecret }),
    },
  });
  async function* watched(): AsyncGenerator<Part> {
    for await (const part of parts) {
      watch.seen?.(part);
      yield part;
    }
  }
  const archive = writeArchive(watched());
  return key ? encrypted(archive, key) : archive;
}

/**
 * Makes one archive of the database and the files of a place, while people go on.
 * @param to where it is kept; by default, where the settings say
 * @param watch hears how far it is
 * @param copy of an embedded database that this very process holds
 * @throws BackupError in words, and the system's errors
 */
export async function makeBackup(
  place: Place,
  kind: BackupKind,
  {
    at = new Date(),
    to = backupPlace(place.config),
    copy,
    ...watch
  }: {
    at?: Date;
    to?: Pick<BackupPlace, 'write' | 'pathOf'>;
    copy?: EmbeddedCopy | undefined;
  } & Watch = {},
): Promise<Backup> {
  const { databaseUrl, dataDir, backup } = place.config;
  const name = nameOf(at, kind, Boolean(backup.key));
  const opened = await (databaseUrl ? openServer(databaseUrl) : openEmbedded(dataDir, copy));
  let [size, end] = [0, undefined as End | undefined];
  try {
    const about = { createdAt: at.toISOString(), college: await nameIn(opened, place) };
    const bytes = archiveOf(opened, place, about, {
      ...watch,
      seen(part) {
        if (part.kind === 'end') ({ end } = part);
        watch.seen?.(part);
      },
    });
    await to.write(
      name,
      (async function* counted() {
        for await (const chunk of bytes) {
          size += chunk.length;
          watch.written?.(size);
          yield chunk;
        }
      })(),
    );
  } finally {
    await opened.close();
  }
  const rows = Object.values(end?.rows ?? {}).reduce((sum, count) => sum + count, 0);
  const { files = 0, fileBytes = 0, missing = [] } = end ?? {};
  return { name, path: to.pathOf(name), size, rows, files, fileBytes, missing };
}
