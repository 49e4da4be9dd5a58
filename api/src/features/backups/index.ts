import type { App } from '../../core/context.ts';
import type { Feature } from '../../core/feature.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { BackupsResolver } from './backups.resolver.ts';
import { askedJobs } from './backups.ts';
import { FirstRestoreResolver } from './first/first-restore.resolver.ts';
import { RestoreOverResolver } from './over/restore-over.resolver.ts';
import { noteRestore } from './over/restore-over.ts';
import { endPrograms, programHours, runProgram } from './run-program.ts';
import { followBackup } from './watched-backup.ts';

/** Tries after the first: a full disk or a store that is away may be better by then. */
const tries = { retries: 4, retryDelay: { first: 300, most: 3600 }, tellsFailure: true } as const;

const job =
  (name: string, cron: string, args: readonly string[]) =>
  (app: App): Job<object> => ({
    name,
    cron,
    ...tries,
    hoursAtMost: programHours,
    staysBehind: true,
    async run() {
      app.log.info(await runProgram(app, args));
    },
  });

/** A backup at night, by the clock of the college, and a drill on the first of each month. */
const makeDaily = job('backups.make-daily', '15 20 * * *', ['--daily']);
const drillNewest = job('backups.drill-newest', '15 21 1 * *', ['--drill']);

export { takeArchivePart } from './first/take-archive.ts';
export { backupAddresses } from './hand-out.ts';
export { hasBackup } from './has-backup.ts';

/** Backups that make themselves, and those that super admins ask for (`core/backup`). */
export const backups: Feature = {
  name: 'backups',
  resolvers: [BackupsResolver, FirstRestoreResolver, RestoreOverResolver],
  jobs: (app) => [makeDaily(app), drillNewest(app), ...askedJobs(app)],
  async start(app) {
    await followBackup(app);
    await noteRestore(app);
  },
  stop: endPrograms,
};
