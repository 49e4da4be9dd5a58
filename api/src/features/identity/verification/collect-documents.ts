import { unfinishedMinutes } from '../../../limits.ts';
import { collectUnreferenced } from '../../files/index.ts';
import { identitySql } from '../identity.sql.ts';

export const collectDocumentsJob = 'identity.collect-documents';

/** Documents that no request names. What a call uploads it names at its end. */
export const collectDocuments = collectUnreferenced(collectDocumentsJob, {
  cron: '*/5 * * * *',
  purposes: ['verification'],
  olderThanMinutes: unfinishedMinutes,
  isReferenced: (fileId) =>
    identitySql.share(
      identitySql.eb.exists(
        identitySql.db
          .selectFrom('verification_requests as request')
          .where('request.file_id', '=', fileId),
      ),
    ),
});
