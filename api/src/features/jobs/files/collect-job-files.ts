import { unclaimedFileHours } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { jobFilePurpose } from './job-uploads.ts';

/** Files that no opening has named for a day. */
export const collectJobFiles = collectUnreferenced('jobs.collect-files', {
  cron: '27 * * * *',
  purposes: [jobFilePurpose],
  olderThanMinutes: unclaimedFileHours * 60,
  isReferenced(fileId) {
    const { db, eb } = jobsSql;
    return jobsSql.share(
      eb.or([
        eb.exists(db.selectFrom('job_openings as opening').where('opening.file_id', '=', fileId)),
        eb.exists(
          db.selectFrom('job_openings as opening').where('opening.logo_file_id', '=', fileId),
        ),
      ]),
    );
  },
});
