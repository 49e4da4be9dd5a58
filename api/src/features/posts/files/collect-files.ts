import { LockMode } from '@mikro-orm/core';
import { change, type App } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { draftDays, unclaimedFileHours, unfinishedMinutes } from '../../../limits.ts';
import { deleteFiles, storedFiles } from '../../files/index.ts';
import { PostDraftEntity } from '../drafts/draft.entity.ts';
import { postsSql } from '../posts.sql.ts';
import { PostFileEntity } from './post-file.entity.ts';

/** Files that go in one transaction. */
const batchSize = 200;

export const collectFilesJob = 'posts.collect-files';
export const collectUnfinishedJob = 'posts.collect-unfinished';

const hoursAgo = (app: App, hours: number): Date =>
  new Date(app.clock.now().getTime() - hours * 3_600_000);

/** Deletes some of the files that nothing names. @returns whether there may be more */
const deleteUnclaimed = (app: App): Promise<boolean> =>
  change(app, async (work) => {
    const unclaimed = await work.em.find(
      PostFileEntity,
      { post: null, draft: null, unclaimedSince: { $lt: hoursAgo(app, unclaimedFileHours) } },
      {
        orderBy: { unclaimedSince: 'asc' },
        limit: batchSize,
        // A file that is being claimed at this moment is passed over.
        lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE,
      },
    );
    await deleteFiles(
      work,
      unclaimed.map(({ file }) => file.id),
    );
    return unclaimed.length === batchSize;
  });

const unfinishedUploads = postsSql.statement(
  'unfinishedUploads',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom(storedFiles.as('f'))
      .where('f.purpose', '=', 'post')
      .where('f.created_at', '<', before)
      .where((eb) =>
        eb.not(eb.exists(eb.selectFrom('post_files as pf').whereRef('pf.file_id', '=', 'f.id'))),
      )
      .limit(batchSize)
      .forUpdate('f')
      .skipLocked()
      .select('f.id'),
);

/** Deletes files of posts, rows and bytes, whose upload a crash cut off. */
export const collectUnfinished = (app: App): Job<object> => ({
  name: collectUnfinishedJob,
  cron: '*/5 * * * *',
  async run() {
    const before = hoursAgo(app, unfinishedMinutes / 60);
    await change(app, async (work) => {
      const files = await work.query(unfinishedUploads, { before });
      await deleteFiles(
        work,
        files.map(({ id }) => id),
      );
    });
  },
});

/**
 * Deletes drafts that nobody touched for a year, and the files, rows and bytes, that no post or draft has named for a
 * day: uploads that led to nothing, and what deleted posts, drafts and accounts left.
 */
export const collectFiles = (app: App): Job<object> => ({
  name: collectFilesJob,
  cron: '17 * * * *',
  async run() {
    await change(app, (work) =>
      work.em.nativeDelete(PostDraftEntity, { savedAt: { $lt: hoursAgo(app, draftDays * 24) } }),
    );
    while (await deleteUnclaimed(app));
  },
});
