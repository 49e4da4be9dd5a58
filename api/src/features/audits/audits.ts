import type { Work } from '../../core/context.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { everyNode, type PageArgs } from '../../core/paging.ts';
import { auditTexts } from '../../../../schema/rules/audits-texts.ts';
import { auditCheckMilliseconds, exportPageSize } from '../../limits.ts';
import { type CsvCell, exportCsv } from '../files/index.ts';
import { User } from '../identity/index.ts';
import { AuditEntity, type AuditedChanges } from './audit.entity.ts';
import { auditPageOf } from './audits.queries.ts';
import type { AuditCheck, AuditFilterInput } from './audits.types.ts';
import { verifyAuditLog } from './verify.ts';

/** Logs what an admin does, in the unit of work that does it: nothing is done that is not in the log. */
export function audit(
  work: Work,
  entry: {
    adminId: string;
    /** `object.verb`: `post.hide`. */
    action: string;
    /** What kind of thing it was done to: `banner`. */
    targetType: string;
    targetId?: string | null;
    /** What was changed; never a secret. */
    changes?: AuditedChanges;
    at: Date;
  },
): void {
  work.em.create(AuditEntity, {
    admin: work.em.getReference(User, entry.adminId),
    action: entry.action,
    targetType: entry.targetType,
    targetId: entry.targetId ?? null,
    changes: entry.changes ?? null,
    createdAt: entry.at,
  });
}

/** Every entry that fits, page by page, as a line of a file. */
async function* auditLines(ctx: Context, filter: AuditFilterInput): AsyncGenerator<CsvCell[]> {
  const readPage = (page: PageArgs) => auditPageOf(ctx.app, { ...page, filter }, exportPageSize);
  for await (const entry of everyNode(readPage, exportPageSize))
    yield [
      entry.number,
      entry.createdAt,
      entry.admin?.fullName ?? null,
      entry.action,
      entry.targetType,
      entry.targetId,
      entry.changes.map(({ name, value }) => `${name}: ${value ?? '–'}`).join('; '),
      entry.hash,
    ];
}

/**
 * The log as a CSV file, hashes included.
 * @returns its signed address
 * @throws BAD_USER_INPUT for what is no day; FORBIDDEN 'Not a superAdmin'
 */
export async function exportAuditLog(ctx: Context, filter: AuditFilterInput): Promise<string> {
  const viewer = requireViewer(ctx, 'superAdmin');
  return exportCsv(
    ctx.app,
    {
      ownerId: viewer.id,
      name: 'audit-log',
      header: ['number', 'date', 'admin', 'action', 'target type', 'target id', 'changes', 'hash'],
      rows: auditLines(ctx, filter),
    },
    (work) => {
      audit(work, {
        adminId: viewer.id,
        action: 'audit.export',
        targetType: 'audit',
        changes: Object.fromEntries(
          Object.entries(filter).filter((fact): fact is [string, string] => Boolean(fact[1])),
        ),
        at: ctx.app.clock.now(),
      });
    },
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
