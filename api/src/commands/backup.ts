import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { backupTexts } from '../../../schema/rules/backups/backups-texts.ts';
import { endedByRestore, entities, migrationsFolder, programVersion } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Part } from '../core/backup/archive/archive.ts';
import { backupProgress } from '../core/backup/archive/progress.ts';
import { BackupError } from '../core/backup/bytes.ts';
import { drill, keepResult } from '../core/backup/drill.ts';
import { makeBackup, type Place } from '../core/backup/make-backup.ts';
import { type BackupPlace, backupPlace } from '../core/backup/places.ts';
import { checkArchive } from '../core/backup/restore.ts';
import { outdated } from '../core/backup/retention.ts';
import { nameInBackups } from '../features/college/index.ts';
import { allFiles } from '../features/files/index.ts';
import {
  archiveNamed,
  describe,
  megabytes,
  missingLines,
  runCommand,
  say,
} from './backup-command.ts';

/** @throws BackupError where what was restored is not as it was */
async function runDrill(place: Place, name: string): Promise<void> {
  const found = await archiveNamed(name, place.config);
  const result = await drill(
    place,
    {
      version: place.version,
      entities,
      migrations: migrationsFolder,
      ended: endedByRestore,
    },
    found,
  );
  await keepResult(backupPlace(place.config), result);
  if (result.differences.length > 0)
    throw new BackupError(`The drill failed: ${result.differences.join('; ')}.`);
  say(`The drill went well: all of ${name} was restored and compared in ${result.seconds} s.`);
}

/**
 * Tells the process that started this one how far the backup is, and ends it where that one says
 * so: what is half written goes by the same way as after any failure.
 */
function watchedByParent() {
  const tell = process.send?.bind(process);
  if (!tell) return {};
  let isCancelled = false;
  process.once('message', () => {
    isCancelled = true;
  });
  // Whoever listens keeps the process alive: the end of the work is to end it.
  process.channel?.unref();
  const { totals, seen, written } = backupProgress((progress) => {
    tell(progress);
  });
  return {
    totals,
    written,
    seen(part: Part) {
      if (isCancelled) throw new BackupError(backupTexts.cancelled);
      seen(part);
    },
  };
}

/** Deletes the archives that are kept no longer. */
async function removeOutdated(place: BackupPlace): Promise<void> {
  for (const name of outdated((await place.list()).map((archive) => archive.name))) {
    await place.remove(name);
    say(`${name} is kept no longer`);
  }
}

/**
 * `npm run backup`: makes an archive of the database and all files, while the product runs or not.
 * `-- --list` shows the archives that are kept; with a file or one of their names, what is in it,
 * each checksum compared. `-- --daily` deletes what is kept no longer, too; `npm run backup:drill`
 * restores the newest, or the named one, into an empty place of its own and compares.
 */
await runCommand(async () => {
  const config = readConfig();
  const { values, positionals } = parseArgs({
    options: {
      list: { type: 'boolean' },
      daily: { type: 'boolean' },
      drill: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (values.list && name !== undefined) {
    const { archive } = await archiveNamed(name, config);
    describe(await checkArchive(archive, config.backup.key)).forEach(say);
    return;
  }
  if (values.list) {
    const place = backupPlace(config);
    for (const archive of await place.list())
      say(`${place.pathOf(archive.name)}  ${megabytes(archive.size)}`);
    return;
  }
  const place = {
    config,
    version: programVersion(),
    storedFiles: allFiles.compiled().text,
    writtenName: nameInBackups.compiled().text,
  };
  if (values.drill) {
    await runDrill(place, name ?? 'newest');
    return;
  }
  const began = performance.now();
  const backup = await makeBackup(place, values.daily ? 'daily' : 'manual', watchedByParent());
  say(backup.path);
  say(
    `${backup.rows} rows and ${backup.files} files in ${megabytes(backup.size)}, after ${((performance.now() - began) / 1000).toFixed(1)} s${config.backup.key ? ', encrypted' : ''}`,
  );
  missingLines(backup.missing).forEach(say);
  if (values.daily) await removeOutdated(backupPlace(config));
  if (!config.backup.key)
    say('It is not encrypted and does not hold the secret: BACKUP_KEY changes both.');
});
