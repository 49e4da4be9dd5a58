import { change, type App } from '../../core/context.ts';
import { forgetFiles } from '../../core/files/removal.ts';
import type { Job } from '../../core/jobs.ts';
import { draftDays, freeFileHours } from '../../limits.ts';

/** Files that go in one transaction. */
const atOnce = 200;

export const collectFilesJob = 'posts.collect-files';

const hoursAgo = (app: App, hours: number): Date =>
  new Date(app.clock.now().getTime() - hours * 3_600_000);

/**
 * Deletes drafts that nobody touched for a year, and the files, rows and bytes, that no post or draft has named for a
 * day: uploads that led to nothing, and what deleted posts, drafts and accounts left.
 */
export const collectFiles = (app: App): Job<object> => ({
  name: collectFilesJob,
  cron: '17 * * * *',
  async run() {
    await change(app, (work) =>
      work.rows('delete from post_drafts where saved_at < $1', [hoursAgo(app, draftDays * 24)]),
    );
    for (let more = true; more; ) {
      more = await change(app, async (work) => {
        const free = await work.rows<{ id: string }>(
          `select file_id as id from post_files where post_id is null and draft_id is null and free_since < $1 order by free_since limit ${atOnce} for update skip locked`,
          [hoursAgo(app, freeFileHours)],
        );
        await forgetFiles(
          work,
          free.map(({ id }) => id),
        );
        return free.length === atOnce;
      });
    }
  },
});
