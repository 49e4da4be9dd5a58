import { keptArchives } from '../backup/kept-archives.ts';
import { fingerprintOf } from '../secrets.ts';
import type { HealthCheck } from './check.ts';

/** Whether the one secret of this server is the one that things were sealed with. */
export const secret: HealthCheck = {
  name: 'secret',
  title: 'Secret of the server',
  about: 'Whether JWT_SECRET is the one that second factors and addresses were made with.',
  whenUnknown: 'It is compared with the newest backup: look at these first.',
  async measure({ config }) {
    const newest = (await keptArchives(config)).findLast(({ about }) => about !== null);
    const unread = (await keptArchives(config)).at(-1)?.problem;
    if (!newest?.about)
      return unread
        ? {
            state: 'bad',
            words: 'The newest backup can not be opened with the key that is set.',
            advice:
              'Set BACKUP_KEY to what it was when that backup was made, and keep a copy of it somewhere else.',
            said: unread,
          }
        : {
            state: 'good',
            words: 'Nothing speaks against it: there is no backup to compare it with.',
          };
    if (newest.about.secretFingerprint !== fingerprintOf(config.jwtSecret))
      return {
        state: 'bad',
        words:
          'It is another one than when the newest backup was made: everybody has to sign in again, and no second factor works.',
        advice:
          'Set JWT_SECRET to what it was (or bring back secrets/jwt-secret in DATA_DIR) and start again. If it was changed on purpose, make a backup now.',
      };
    return { state: 'good', words: 'It is the one that the newest backup was made with.' };
  },
};
