import {
  type AuditAction,
  type AuditChanges,
  type AuditFactOf,
  auditActions,
} from '../../../../schema/rules/audits/audit-actions.ts';
import type { Work } from '../../core/context.ts';
import { User } from '../identity/index.ts';
import { AuditEntity } from './audit.entity.ts';

/** What the list of actions says is told of one, and nothing else; never a secret. */
export type Told<Action extends AuditAction, Changes> = [AuditFactOf<Action>] extends [never]
  ? { changes?: undefined }
  : { changes: Changes & Record<Exclude<keyof Changes, AuditFactOf<Action>>, never> };

/** What is the same in each entry of the log. */
interface Entry {
  adminId: string;
  /** What was done; the list says to what kind of thing. */
  action: AuditAction;
  targetId?: string | null;
  at: Date;
}

/** Writes an entry whose action and changes the types of `audit` have compared. */
export function writeEntry(
  work: Work,
  { adminId, action, targetId = null, at, changes = null }: Entry & { changes?: object | null },
): void {
  work.em.create(AuditEntity, {
    admin: work.em.getReference(User, adminId),
    action,
    targetType: auditActions[action].on,
    targetId,
    changes,
    createdAt: at,
  });
}

/**
 * Logs what an admin does, in the unit of work that does it: nothing is done that is not in the
 * log.
 */
export function audit<Action extends AuditAction, Changes extends AuditChanges<Action>>(
  work: Work,
  entry: Entry & { action: Action } & Told<Action, Changes>,
): void {
  writeEntry(work, entry);
}
