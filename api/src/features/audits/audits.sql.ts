import { sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { AuditEntity } from './audit.entity.ts';

export const auditsSql = roomSql<Tables<typeof AuditEntity>>('audits');

/**
 * What an entry's hash is made of, behind the hash before it; the deferred trigger writes the same.
 */
export const chainedContent = sql<string>`
  jsonb_build_array(
    a.number,
    a.id,
    a.admin_digest,
    a.action,
    a.target_type,
    a.target_id,
    a.changes,
    floor(extract(epoch from a.created_at) * 1000)::bigint
  )::text
`;
