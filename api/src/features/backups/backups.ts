import { backupTexts as texts } from '../../../../schema/rules/backups/backups-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { keptArchives, lastDrill } from '../../core/backup/kept-archives.ts';
import { backupPlace } from '../../core/backup/places.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { conflict } from '../../core/errors.ts';
import { jobRuns } from '../../core/jobs/job-runs.ts';
import type { Job } from '../../core/jobs/jobs.ts';
import { audit } from '../audits/index.ts';
import type { Backup, BackupWork } from './backups.types.ts';
import { requireKept } from './hand-out.ts';
import { programHours, runProgram } from './run-program.ts';
import { cancelTopic, makeWatched, progressNow } from './watched-backup.ts';

const makeNow = 'backups.make-now';
const tryOne = 'backups.try-one';

/** All that there are, newest first. */
export async function backups({ app }: Context): Promise<Backup[]> {
  const [archives, drill] = [await keptArchives(app.config), await lastDrill(app.config)];
  return archives.reverse().map(({ about, ...archive }) => ({
    ...archive,
    version: about?.program ?? null,
    drill: drill?.archive === archive.name ? { ...drill, at: new Date(drill.at) } : null,
  }));
}

/** What was asked for within a day, the last ten, newest first. */
export const backupWork = async ({ app }: Pick<Context, 'app'>): Promise<BackupWork[]> =>
  (await jobRuns(app.db, [makeNow, tryOne], 'archive')).map(({ name, about, ...run }) => ({
    ...run,
    kind: name === makeNow ? 'making' : 'trying',
    archive: about,
    progress: name === makeNow && run.state === 'running' ? progressNow(app) : null,
  }));

/**
 * Asks for one at a time: who asks meanwhile waits for the key, and then sees the one before.
 * @throws CONFLICT while one waits or runs, FORBIDDEN 'Not a superAdmin', RATE_LIMITED
 */
async function ask(
  ctx: Context,
  job: string,
  action: 'backup.make' | 'backup.try',
  payload: { archive?: string },
): Promise<BackupWork[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await app.limits.consume('backupsAsked', viewer.id);
  await change(app, async (work) => {
    await work.advisoryLock('backups');
    if (await app.jobs.isUnderWay(work.em, [makeNow, tryOne])) throw conflict(texts.busy);
    await work.enqueue(job, payload);
    audit(work, {
      adminId: viewer.id,
      action,
      changes: payload,
      at: app.clock.now(),
    });
  });
  return backupWork(ctx);
}

/** Makes one now, in a process of its own. @throws as `ask` */
export const backUpNow = (ctx: Context): Promise<BackupWork[]> =>
  ask(ctx, makeNow, 'backup.make', {});

/**
 * Restores one into an empty place of its own and compares.
 * @throws NOT_FOUND for a name that no backup has, and as `ask`
 */
export async function tryBackup(ctx: Context, archive: string): Promise<BackupWork[]> {
  requireViewer(ctx, 'superAdmin');
  await requireKept(ctx.app, archive);
  return ask(ctx, tryOne, 'backup.try', { archive });
}

/**
 * Ends the backup that is being made; nothing of it is kept.
 * @throws CONFLICT where none is, FORBIDDEN 'Not a superAdmin'
 */
export async function cancelBackup(ctx: Context): Promise<BackupWork[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await change(app, async (work) => {
    await work.advisoryLock('backups');
    if (!(await app.jobs.isUnderWay(work.em, [makeNow]))) throw conflict(texts.nothingToCancel);
    audit(work, { adminId: viewer.id, action: 'backup.cancel', at: app.clock.now() });
    work.publish(cancelTopic, {});
  });
  return backupWork(ctx);
}

/**
 * Deletes one that is kept.
 * @throws NOT_FOUND for a name that no backup has; CONFLICT while one is made or tried out;
 * FORBIDDEN 'Not a superAdmin'
 */
export async function deleteBackup(ctx: Context, name: string): Promise<Backup[]> {
  const { app } = ctx;
  const viewer = requireViewer(ctx, 'superAdmin');
  await requireKept(app, name);
  await change(app, async (work) => {
    await work.advisoryLock('backups');
    if (await app.jobs.isUnderWay(work.em, [makeNow, tryOne])) throw conflict(texts.busy);
    audit(work, {
      adminId: viewer.id,
      action: 'backup.delete',
      changes: { archive: name },
      at: app.clock.now(),
    });
  });
  // Logged first: what the log does not tell is not deleted.
  await backupPlace(app.config).remove(name);
  return backups(ctx);
}

/** Somebody waits for these: what fails is told at once, and asked for again by a press. */
const once = { retries: 0, hoursAtMost: programHours, staysBehind: true } as const;

export const askedJobs = (app: App): Job<never>[] => [
  {
    name: makeNow,
    ...once,
    async run() {
      app.log.info(await makeWatched(app));
    },
  },
  {
    name: tryOne,
    ...once,
    async run({ archive }: { archive: string }) {
      app.log.info(await runProgram(app, ['--drill', archive]));
    },
  },
];
