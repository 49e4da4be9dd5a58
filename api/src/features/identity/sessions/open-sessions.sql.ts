import { identitySql } from '../identity.sql.ts';

/**
 * Sessions that were not ended, for statements that answer admins alone or nobody; some may have
 * expired.
 */
export const openSessions = identitySql.shareQuery(
  identitySql.db
    .selectFrom('sessions')
    .where('ended_at', 'is', null)
    .select(['id', 'user_id', 'user_agent', 'place', 'created_at', 'last_used_at', 'expires_at']),
);

/** When people signed in, ended sessions too. */
export const signIns = identitySql.shareQuery(
  identitySql.db.selectFrom('sessions').select(['user_id', 'created_at']),
);
