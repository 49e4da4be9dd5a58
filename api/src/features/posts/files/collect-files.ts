import { LockMode } from '@mikro-orm/core';
import { daysBefore, hoursBefore } from '../../../core/clock.ts';
import { type App, change } from '../../../core/context.ts';
import { inBatches } from '../../../core/jobs/in-batches.ts';
import type { Job } from '../../../core/jobs/jobs.ts';
import { draftDays, unclaimedFileHours, unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced, deleteFiles } from '../../files/index.ts';
import { PostDraftEntity } from '../draft.entity.ts';
import { postsSql } from '../posts.sql.ts';
import { PostFileEntity } from './post-file.entity.ts';

/** Files that go in one transaction. */
const batchSize = 200;

export const collectFilesJob = 'posts.collect-files';
export const collectUnfinishedJob = 'posts.collect-unfinished';

/** Deletes some of the files that nothing names. @returns whether there may be more */
const deleteUnclaimed = (app: App): Promise<boolean> =>
  change(app, async (work) => {
    const unclaimed = await work.em.find(
      PostFileEntity,
      {
        post: null,
        draft: null,
        unclaimedSince: { $lt: hoursBefore(app.clock.now(), unclaimedFileHours) },
      },
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

/** Files of posts whose upload a crash cut off: they are no post's files yet. */
export const collectUnfinished = collectUnreferenced(collectUnfinishedJob, {
  cron: '*/5 * * * *',
  purposes: ['post'],
  olderThanMinutes: unfinishedMinutes,
  isReferenced: (fileId) =>
    postsSql.share(
      postsSql.eb.exists(
        postsSql.db.selectFrom('post_files as post_file').where('post_file.file_id', '=', fileId),
      ),
    ),
});

/**
 * Deletes drafts that nobody touched for a year, and the files, rows and bytes, that no post or
 * draft has named for a day: uploads that led to nothing, and what deleted posts, drafts and
 * accounts left.
 */
export const collectFiles = (app: App): Job<object> => ({
  name: collectFilesJob,
  cron: '17 * * * *',
  async run() {
    await change(app, (work) =>
      work.em.nativeDelete(PostDraftEntity, {
        savedAt: { $lt: daysBefore(app.clock.now(), draftDays) },
      }),
    );
    await inBatches(() => deleteUnclaimed(app));
  },
});
