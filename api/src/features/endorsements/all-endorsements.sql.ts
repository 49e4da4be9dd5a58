import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { EndorsementEntity } from './endorsement.entity.ts';

const factsSql = roomSql<Tables<typeof EndorsementEntity>>('endorsements');

/**
 * Endorsements, for statements of other rooms. `accepted_at` is null while one waits for the
 * mentee.
 */
export const allEndorsements = factsSql.shareQuery(
  factsSql.db
    .selectFrom('endorsements')
    .select(['id', 'mentee_id', 'alumni_id', 'accepted_at', 'created_at']),
);
