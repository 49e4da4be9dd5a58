import type { Work } from '../../core/context.ts';
import type { Feature } from '../../core/feature.ts';
import { newId } from '../../core/ids.ts';
import { AuditRow } from './audit.entity.ts';

/** The log of what admins do (part 3, Admin). */
export const audits: Feature = {
  name: 'audits',
  entities: [AuditRow],
};

/** Logs what an admin does, in the transaction that does it (decisions, "Admin"). */
export async function audit(
  work: Work,
  adminId: string,
  done: { action: string; targetType: string; targetId?: string | null },
  at: Date,
): Promise<void> {
  await work.rows(
    'insert into audit_log (id, admin_id, action, target_type, target_id, created_at) values ($1, $2, $3, $4, $5, $6)',
    [newId(), adminId, done.action, done.targetType, done.targetId ?? null, at],
  );
}
