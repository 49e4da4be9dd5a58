import { backupTexts as texts } from '../../../../schema/rules/backups-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { keptArchives, lastDrill } from '../../core/backup/kept-archives.ts';
import { type App, type Context, change } from '../../core/context.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { jobRuns } from '../../core/job-runs.ts';
import type { Job } from '../../core/jobs.ts';
import { audit } from '../audits/index.ts';
import type { Backup, BackupWork } from './backups.types.ts';
import { programHours, runProgram } from './run-program.ts';

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
  const archives = await keptArchives(ctx.app.config);
  if (!archives.some(({ name }) => name === archive)) throw notFound(texts.gone);
  return ask(ctx, tryOne, 'backup.try', { archive });
}

/** Somebody waits for these: what fails is told at once, and asked for again by a press. */
const once = { retries: 0, hoursAtMost: programHours } as const;

export const askedJobs = (app: App): Job<never>[] => [
  {
    name: makeNow,
    ...once,
    async run() {
      app.log.info(await runProgram(app));
    },
  },
  {
    name: tryOne,
    ...once,
    async run({ archive }: { archive: string }) {
      app.log.info(await runProgram(app, '--drill', archive));
    },
  },
];
