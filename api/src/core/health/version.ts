import { counted } from '../../../../schema/rules/lists/counted.ts';
import { pendingMigrations, unknownMigrations } from '../database/migrate/schema-check.ts';
import type { HealthCheck } from './check.ts';

/** Whether program and database are of one version. */
export const version: HealthCheck = {
  name: 'version',
  title: 'Version',
  about: 'Which version runs, and whether its database is of the same one.',
  whenUnknown: 'What the database has seen is in the database: look there first.',
  async measure(app) {
    const runs = `Experiencia ${app.version} on Node ${process.versions.node}.`;
    const unknown = await unknownMigrations(app.db);
    if (unknown.length > 0)
      return {
        state: 'bad',
        words: `${runs} The database was changed by a newer version: ${counted(unknown.length, 'change is', 'changes are')} unknown to this one.`,
        advice:
          'Start the newer version again. To go back to this one, restore the backup that was made before the update.',
      };
    const pending = await pendingMigrations(app.db);
    if (pending.length > 0)
      return {
        state: 'attention',
        words: `${runs} The database is older: ${counted(pending.length, 'change is', 'changes are')} missing.`,
        advice: 'They are made when this version starts, after a backup.',
      };
    return { state: 'good', words: `${runs} The database is of the same version.` };
  },
};
