import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../../config.ts';
import type { DatabaseSettings } from '../../database/database.ts';
import type { BareOrm } from '../../database/db.ts';
import { fingerprintOf, replacedSecret } from '../../secrets/secrets.ts';
import type { Manifest } from '../archive/archive.ts';
import { BackupError } from '../bytes.ts';
import type { Connection } from '../connection.ts';

/** A running college that gives way. */
export interface GivingWay {
  /** The keys of its files in a bucket, which the new college shares; undefined: in a folder. */
  keys: readonly string[] | undefined;
  /** The job that removes those that the new college does not name. */
  removeBytes: string;
}

/** Where an archive is restored to. */
export interface Target extends Pick<DatabaseSettings, 'entities' | 'migrations'> {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'minio' | 'jwtSecret' | 'ownsSecret' | 'backup'>;
  version: string;
  /** Entities whose rows count no more where they are restored: sessions, codes. */
  ended: readonly (abstract new () => object)[];
  /** What gives way to it; undefined: nothing is there. */
  over?: GivingWay | undefined;
  /** Hears that a server has all of it, before it counts as whole. */
  loaded?: (() => Promise<void>) | undefined;
}

/**
 * Brings an archive into an empty database.
 * @param lastly is done with it, in the same transaction
 */
export type Work = (orm: BareOrm, lastly?: (of: Connection) => Promise<unknown>) => Promise<void>;

type Settings = Pick<Config, 'dataDir' | 'jwtSecret' | 'ownsSecret'>;

const isSealedBy = ({ jwtSecret }: Settings, { secretFingerprint }: Manifest): boolean =>
  fingerprintOf(jwtSecret) === secretFingerprint;

/**
 * The secret that takes the place of the one that is here; undefined: that stays. An archive that
 * does not hold it, as the one by which a restore is undone, may be of one that was here before.
 */
export function secretFor(config: Settings, manifest: Manifest): string | undefined {
  if (!config.ownsSecret) return undefined;
  if (manifest.secret !== undefined || isSealedBy(config, manifest)) return manifest.secret;
  return replacedSecret(config.dataDir, manifest.secretFingerprint);
}

/** Whether what the secret of an archive seals can be opened where it is restored. */
export const hasSecretFor = (config: Settings, manifest: Manifest): boolean =>
  isSealedBy(config, manifest) || secretFor(config, manifest) !== undefined;

/** @throws BackupError where the folder of files has any */
export async function refuseFiles({ minio, dataDir }: Target['config']): Promise<void> {
  const files = join(dataDir, 'files');
  if (!minio && existsSync(files) && (await readdir(files)).length > 0)
    throw new BackupError(
      `DATA_DIR: ${files} has files already, and a restore replaces nothing: move that folder away, or name another DATA_DIR.`,
    );
}

/** The migrations that this program has, by the names that a database notes them under. */
export const knownMigrations = async ({
  migrations,
}: Pick<Target, 'migrations'>): Promise<string[]> =>
  (await readdir(migrations))
    .filter((file) => /\.[jt]s$/.test(file))
    .map((file) => file.replace(/\.[jt]s$/, ''));
