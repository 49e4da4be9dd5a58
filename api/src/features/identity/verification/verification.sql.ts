import { identitySql } from '../identity.sql.ts';

/** Documents that people handed in, decided ones too, for statements that answer admins alone. */
export const verificationRequests = identitySql.shareQuery(
  identitySql.db
    .selectFrom('verification_requests')
    .select(['id', 'user_id', 'document_type', 'file_id', 'status', 'reason'])
    .select(['created_at', 'decided_at', 'decided_by']),
);
