import { unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { companiesSql } from '../companies.sql.ts';

/** What files of logos are for. */
export const logoPurpose = 'companyLogo';

/** Logos that nothing names: of uploads that a crash cut off. */
export const collectLogos = collectUnreferenced('companies.collect-logos', {
  cron: '*/5 * * * *',
  purposes: [logoPurpose],
  olderThanMinutes: unfinishedMinutes,
  isReferenced(fileId) {
    const { db, eb } = companiesSql;
    return companiesSql.share(
      eb.or([
        eb.exists(db.selectFrom('company_logos as logo').where('logo.file_id', '=', fileId)),
        eb.exists(db.selectFrom('company_logos as logo').where('logo.before_id', '=', fileId)),
      ]),
    );
  },
});
