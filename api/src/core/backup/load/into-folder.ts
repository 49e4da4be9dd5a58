import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openBare } from '../../database/db.ts';
import { openFolder } from '../../database/embedded/embedded.ts';
import { removeEmptied, unfinishedFolder } from '../../database/embedded/unfinished-restore.ts';
import { disk } from '../../program/disk.ts';
import { bringSecret, takeBroughtSecret } from '../../secrets/secrets.ts';
import type { Manifest } from '../archive/archive.ts';
import { BackupError } from '../bytes.ts';
import { knownMigrations, refuseFiles, secretFor, type Target, type Work } from './target.ts';

/** @throws BackupError unless nothing is there but what a restore left that did not end */
export async function refuseFilled(config: Target['config']): Promise<void> {
  removeEmptied(config.dataDir);
  if (existsSync(unfinishedFolder(config.dataDir))) return;
  if (existsSync(join(config.dataDir, 'database')))
    throw new BackupError(
      `DATA_DIR: ${config.dataDir} has a database already, and a restore replaces nothing: move its folders "database" and "files" away, or name another DATA_DIR.`,
    );
  await refuseFiles(config);
}

/** Whether an archive has been through all migrations of this program: rows fit after all alone. */
async function isOfThisProgram(target: Target, { migrations }: Manifest): Promise<boolean> {
  const ran = new Set(migrations);
  return (await knownMigrations(target)).every((name) => ran.has(name));
}

/**
 * In a folder of its own, which gets its name when all of it is on the disk: by that one step the
 * database is another, and so is the secret, which comes in its folder.
 */
export async function intoFolder(target: Target, manifest: Manifest, work: Work): Promise<void> {
  const { dataDir } = target.config;
  const folder = unfinishedFolder(dataDir);
  await refuseFilled(target.config);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
  disk.syncFolder(dataDir);
  const isMigrated = await isOfThisProgram(target, manifest);
  const { pglite } = await openFolder(folder, { isMigrated });
  try {
    await work(await openBare({ ...target, pglite }));
  } catch (error) {
    await pglite.close();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  await pglite.close();
  const secret = secretFor(target.config, manifest);
  if (secret !== undefined) bringSecret(join(folder, 'database'), secret);
  await rename(join(folder, 'database'), join(dataDir, 'database'));
  disk.syncFolder(dataDir);
  takeBroughtSecret(dataDir);
  await rm(folder, { recursive: true, force: true });
  disk.syncFolder(dataDir);
}
