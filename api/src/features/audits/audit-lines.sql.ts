import { auditsSql } from './audits.sql.ts';

/** What admins did, for statements that answer admins alone. */
export const auditLines = auditsSql.shareQuery(
  auditsSql.db
    .selectFrom('audit_log')
    .select(['id', 'admin_id', 'action', 'target_type', 'target_id', 'changes', 'created_at']),
);
