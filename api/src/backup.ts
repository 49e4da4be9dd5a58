import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { programVersion } from './app.ts';
import {
  archiveNamed,
  describe,
  megabytes,
  missingLines,
  runCommand,
  say,
} from './backup-command.ts';
import { readConfig } from './config.ts';
import { makeBackup } from './core/backup/make-backup.ts';
import { backupPlace } from './core/backup/places.ts';
import { checkArchive } from './core/backup/restore.ts';
import { allFiles } from './features/files/index.ts';

/**
 * `npm run backup`: makes an archive of the database and all files, while the product runs or not.
 * `-- --list` shows the archives that are kept; with a file or one of their names, what is in it,
 * each checksum compared.
 */
await runCommand(async () => {
  const config = readConfig();
  const { values, positionals } = parseArgs({
    options: { list: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [name] = positionals;
  if (values.list && name !== undefined) {
    const archive = await archiveNamed(name, config);
    describe(await checkArchive(archive, config.backup.key)).forEach(say);
    return;
  }
  if (values.list) {
    const place = backupPlace(config);
    for (const archive of await place.list())
      say(`${place.pathOf(archive.name)}  ${megabytes(archive.size)}`);
    return;
  }
  const began = performance.now();
  const backup = await makeBackup(
    { config, version: programVersion(), storedFiles: allFiles.compiled().text },
    'manual',
  );
  say(backup.path);
  say(
    `${backup.rows} rows and ${backup.files} files in ${megabytes(backup.size)}, after ${((performance.now() - began) / 1000).toFixed(1)} s${config.backup.key ? ', encrypted' : ''}`,
  );
  missingLines(backup.missing).forEach(say);
  if (!config.backup.key)
    say('It is not encrypted and does not hold the secret: BACKUP_KEY changes both.');
});
