import type { Work } from '../../core/context.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { auditTexts } from '../../../../schema/rules/audits-texts.ts';
import { auditCheckMilliseconds, exportPageSize, exportPartMilliseconds } from '../../limits.ts';
import { type CsvCell, exportCsv } from '../files/index.ts';
import { User } from '../identity/index.ts';
import { AuditEntity, type AuditedChanges } from './audit.entity.ts';
import { auditPageOf } from './audits.queries.ts';
import type { AuditCheck, AuditEntry, AuditFilterInput, AuditLogPart } from './audits.types.ts';
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

/** As many entries as there is time for, newest first; `part.endCursor` says then where the next part begins. */
async function* linesOf(
  { app }: Context,
  filter: AuditFilterInput,
  part: { after: string | null; endCursor: string | null },
): AsyncGenerator<CsvCell[]> {
  const end = performance.now() + exportPartMilliseconds;
  let { after } = part;
  do {
    const asked = { filter, first: exportPageSize, after };
    const { nodes, pageInfo } = await auditPageOf(app, asked, exportPageSize);
    yield* nodes.map(lineOf);
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null && performance.now() < end);
  part.endCursor = after;
}

/**
 * A part of the log as a CSV file, hashes included: all of it, or as much as a call has time for.
 * @param after where the part before ended; null begins with the newest entry
 * @returns the file's signed address, and where the next part begins
 * @throws BAD_USER_INPUT for what is no day and for cursors of other lists; FORBIDDEN 'Not a superAdmin'
 */
export async function exportAuditLog(
  ctx: Context,
  filter: AuditFilterInput,
  after: string | null,
): Promise<AuditLogPart> {
  const viewer = requireViewer(ctx, 'superAdmin');
  const part = { after, endCursor: null };
  const address = await exportCsv(
    ctx.app,
    {
      ownerId: viewer.id,
      name: 'audit-log',
      header: ['number', 'date', 'admin', 'action', 'target type', 'target id', 'changes', 'hash'],
      rows: linesOf(ctx, filter, part),
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
  return { address, endCursor: part.endCursor };
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
