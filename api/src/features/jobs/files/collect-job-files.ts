import { type App, change } from '../../../core/context.ts';
import type { Job } from '../../../core/jobs.ts';
import { unclaimedFileHours } from '../../../limits.ts';
import { deleteFiles, storedFiles } from '../../files/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { jobFilePurpose } from './job-uploads.ts';

const maxCollectedFiles = 500;

const unnamedFiles = jobsSql.statement(
  'unnamedFiles',
  { before: 'timestamptz' },
  (db, { before }) =>
    db
      .selectFrom(storedFiles.as('f'))
      .where('f.purpose', '=', jobFilePurpose)
      .where('f.created_at', '<', before)
      .where((eb) =>
        eb.not(
          eb.or([
            eb.exists(eb.selectFrom('job_openings as j').whereRef('j.file_id', '=', 'f.id')),
            eb.exists(eb.selectFrom('job_openings as j').whereRef('j.logo_file_id', '=', 'f.id')),
          ]),
        ),
      )
      .limit(maxCollectedFiles)
      .forUpdate('f')
      .skipLocked()
      .select('f.id'),
);

/**
 * Deletes files, rows and bytes, that no opening has named for a day: of accounts that are gone, and of uploads that a
 * crash cut off.
 */
export const collectJobFiles = (app: App): Job<object> => ({
  name: 'jobs.collect-files',
  cron: '27 * * * *',
  async run() {
    const before = new Date(app.clock.now().getTime() - unclaimedFileHours * 3_600_000);
    await change(app, async (work) => {
      const files = await work.query(unnamedFiles, { before });
      await deleteFiles(
        work,
        files.map(({ id }) => id),
      );
    });
  },
});
