import 'reflect-metadata';
import { endedByRestore, entities, migrationsFolder, programVersion } from '../app.ts';
import { ConfigError, readConfig } from '../config.ts';
import { restore } from '../core/backup/restore.ts';
import { archiveNamed, describe, runCommand, say } from './backup-command.ts';

/**
 * `npm run restore -- ARCHIVE`: brings an archive, a file or one of those that are kept, into an
 * empty place: the database and the files that the settings name, of whatever kind.
 */
await runCommand(async () => {
  const [name] = process.argv.slice(2);
  if (name === undefined)
    throw new ConfigError(
      'usage: npm run restore -- ARCHIVE (a file, "newest", or a name that "npm run backup -- --list" shows)',
    );
  const config = readConfig();
  const began = performance.now();
  const { archive } = await archiveNamed(name, config);
  const restored = await restore(
    {
      config,
      version: programVersion(),
      entities,
      migrations: migrationsFolder,
      ended: endedByRestore,
    },
    archive,
  );
  describe(restored).forEach(say);
  say(
    `Restored after ${((performance.now() - began) / 1000).toFixed(1)} s. Everybody signs in again.`,
  );
  if (!restored.hasSecret)
    say(
      'The secret here is another than where it was made: admins with an authenticator app set it up again, and links in mails count no more (docs/decisions/secret.md).',
    );
});
