import { sql } from 'kysely';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { AuditEntity } from './audit.entity.ts';

export type AuditTables = Tables<typeof AuditEntity>;
export const auditsSql = roomSql<AuditTables>('audits');

/**
 * What an entry's hash is made of, behind the hash before it; the deferred trigger writes the same.
 */
export const chainedContent = sql<string>`
  jsonb_build_array(
    entry.number,
    entry.id,
    entry.admin_digest,
    entry.action,
    entry.target_type,
    entry.target_id,
    entry.changes,
    floor(extract(epoch from entry.created_at) * 1000)::bigint
  )::text
`;
