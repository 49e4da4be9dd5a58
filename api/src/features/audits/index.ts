import type { Work } from '../../core/context.ts';
import type { Feature } from '../../core/feature.ts';
import { User } from '../identity/index.ts';
import { AuditEntity } from './audit.entity.ts';

/** The log of what admins do. */
export const audits: Feature = {
  name: 'audits',
  entities: [AuditEntity],
};

/** Logs what an admin does, in the unit of work that does it: nothing is done that is not in the log. */
export function audit(
  work: Work,
  entry: {
    adminId: string;
    action: string;
    /** What kind of thing it was done to: `banner`. */
    targetType: string;
    targetId?: string | null;
    at: Date;
  },
): void {
  work.em.create(AuditEntity, {
    admin: work.em.getReference(User, entry.adminId),
    action: entry.action,
    targetType: entry.targetType,
    targetId: entry.targetId ?? null,
    createdAt: entry.at,
  });
}
