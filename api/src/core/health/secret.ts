import type { Config } from '../../config.ts';
import { asked } from '../asks.ts';
import { type KeptArchive, keptArchives } from '../backup/kept-archives.ts';
import type { App } from '../context.ts';
import { fingerprintOf } from '../secrets/secrets.ts';
import type { HealthCheck } from './check.ts';

/** Reads from the database which secret things are sealed with; null where that is not noted. */
export const sealingFingerprint = asked<(app: App) => Promise<string | null>>(
  'health.sealingFingerprint',
);

const fingerprintIn = (archives: readonly KeptArchive[]): string | undefined =>
  archives.findLast(({ about }) => about !== null)?.about?.secretFingerprint;

/**
 * By which secret things were sealed, where the database does not say it: that of the newest
 * backup, or the one that is set. A place of backups that is away says nothing.
 */
export const firstFingerprint = async (config: Config): Promise<string> =>
  fingerprintIn(await keptArchives(config).catch(() => [])) ?? fingerprintOf(config.jwtSecret);

/** Whether the one secret of this server is the one that things were sealed with. */
export const secret: HealthCheck = {
  name: 'secret',
  title: 'Secret of the server',
  about: 'Whether JWT_SECRET is the one that second factors and addresses were made with.',
  whenUnknown: 'It is compared with the newest backup: look at these first.',
  async measure(app) {
    const { config } = app;
    const archives = await keptArchives(config);
    // A database that is older than this program has no place for it yet.
    const noted = await sealingFingerprint()(app).catch(() => null);
    const known = noted ?? fingerprintIn(archives);
    if (known !== undefined && known !== fingerprintOf(config.jwtSecret))
      return {
        state: 'bad',
        words:
          'It is another one than things were sealed with: everybody has to sign in again, and no second factor works.',
        advice:
          'Set JWT_SECRET to what it was (or bring back secrets/jwt-secret in DATA_DIR) and start again. If it was changed on purpose, a super admin says “This is meant” on the page of health.',
        canBeMeant: true,
      };
    const unread = archives.at(-1)?.problem;
    if (unread)
      return {
        state: 'bad',
        words: 'The newest backup can not be opened with the key that is set.',
        advice:
          'Set BACKUP_KEY to what it was when that backup was made, and keep a copy of it somewhere else.',
        said: unread,
      };
    return {
      state: 'good',
      words:
        known === undefined
          ? 'Nothing speaks against it: there is nothing to compare it with yet.'
          : 'It is the one that things were sealed with.',
    };
  },
};
