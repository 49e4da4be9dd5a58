import {
  type AuditAction,
  type AuditChanges,
  type AuditFactOf,
  auditActions,
} from '../../../../schema/rules/audit-actions.ts';
import { auditTexts } from '../../../../schema/rules/audits-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context, Work } from '../../core/context.ts';
import { auditCheckMilliseconds, exportPageSize } from '../../limits.ts';
import { type CsvCell, type ExportPart, exportList } from '../files/index.ts';
import { User } from '../identity/index.ts';
import { AuditEntity } from './audit.entity.ts';
import { auditFilterOf, auditPageOf } from './audits.queries.ts';
import type { AuditCheck, AuditEntry, AuditFilter } from './audits.types.ts';
import { verifyAuditLog } from './verify.ts';

/** What the list of actions says is told of one, and nothing else; never a secret. */
type Told<Action extends AuditAction, Changes> = [AuditFactOf<Action>] extends [never]
  ? { changes?: undefined }
  : { changes: Changes & Record<Exclude<keyof Changes, AuditFactOf<Action>>, never> };

/**
 * Logs what an admin does, in the unit of work that does it: nothing is done that is not in the
 * log.
 */
export function audit<Action extends AuditAction, Changes extends AuditChanges<Action>>(
  work: Work,
  entry: {
    adminId: string;
    /** What was done; the list says to what kind of thing. */
    action: Action;
    targetId?: string | null;
    at: Date;
  } & Told<Action, Changes>,
): void {
  work.em.create(AuditEntity, {
    admin: work.em.getReference(User, entry.adminId),
    action: entry.action,
    targetType: auditActions[entry.action].on,
    targetId: entry.targetId ?? null,
    changes: entry.changes ?? null,
    createdAt: entry.at,
  });
}

const lineOf = (entry: AuditEntry): CsvCell[] => [
  entry.number,
  entry.createdAt,
  entry.admin?.fullName ?? null,
  entry.action,
  entry.targetType,
  entry.targetId,
  entry.changes.map(({ name, value }) => `${name}: ${value ?? '–'}`).join('; '),
  entry.hash,
];

const header = [
  'number',
  'date',
  'admin',
  'action',
  'target type',
  'target id',
  'changes',
  'hash',
] as const;

/**
 * A part of the log as a CSV file, hashes included: all of it, or as much as a call has time for,
 * newest first.
 * @param after where the part before ended; null begins with the newest entry
 * @throws BAD_USER_INPUT for what is no day and for cursors of other lists; FORBIDDEN 'Not a
 * superAdmin'
 */
export function exportAuditLog(
  ctx: Context,
  filter: AuditFilter,
  after: string | null,
): Promise<ExportPart> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'audit-log',
      header,
      after,
      readPage: (page) => auditPageOf(app, { ...page, filter }, exportPageSize),
      linesOf: (entries) => entries.map(lineOf),
    },
    (work) =>
      audit(work, {
        adminId,
        action: 'audit.export',
        changes: auditFilterOf(filter),
        at: app.clock.now(),
      }),
  );
}

/**
 * Looks at the whole log, as far as the time of a call goes.
 * @throws RATE_LIMITED; FORBIDDEN 'Not a superAdmin'
 */
export async function checkAuditLog(ctx: Context): Promise<AuditCheck> {
  const { id } = requireViewer(ctx, 'superAdmin');
  await ctx.app.limits.consume('auditChecks', id);
  const found = await verifyAuditLog(ctx.app.db, auditCheckMilliseconds);
  return {
    isWhole: found.broken === null,
    isComplete: found.isComplete,
    entries: found.entries,
    lastHash: found.last,
    problem: found.broken && auditTexts.broken(found.broken.number, found.broken.why),
  };
}
