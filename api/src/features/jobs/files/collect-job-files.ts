import { unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { jobsSql } from '../jobs.sql.ts';
import { jobFilePurpose } from './job-uploads.ts';

/** Files of openings that nothing names. What a call uploads it names at its end. */
export const collectJobFiles = collectUnreferenced('jobs.collect-files', {
  cron: '*/5 * * * *',
  purposes: [jobFilePurpose],
  olderThanMinutes: unfinishedMinutes,
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
