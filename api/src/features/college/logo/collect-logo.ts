import { unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { collegeSql } from '../college.sql.ts';

/** What the file of the logo is for. */
export const logoPurpose = 'collegeLogo';

/** Logos that nothing names: of uploads that a crash cut off. */
export const collectLogo = collectUnreferenced('college.collect-logo', {
  cron: '*/5 * * * *',
  purposes: [logoPurpose],
  olderThanMinutes: unfinishedMinutes,
  isReferenced(fileId) {
    const { db, eb } = collegeSql;
    return collegeSql.share(
      eb.exists(db.selectFrom('college_logo as logo').where('logo.file_id', '=', fileId)),
    );
  },
});
