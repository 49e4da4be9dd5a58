import { auditTexts } from '../../../../schema/rules/audits/audits-texts.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { auditCheckMilliseconds } from '../../limits.ts';
import type { ExportColumns, ExportPart } from '../files/index.ts';
import { auditFilterOf, auditPageOf } from './audits.queries.ts';
import type { AuditCheck, AuditEntry, AuditFilter } from './audits.types.ts';
import { exportForAdmins } from './export-for-admins.ts';
import { verifyAuditLog } from './verify.ts';

const columns: ExportColumns<AuditEntry> = {
  number: (entry) => entry.number,
  date: (entry) => entry.createdAt,
  admin: (entry) => entry.admin?.fullName ?? null,
  action: (entry) => entry.action,
  'target type': (entry) => entry.targetType,
  'target id': (entry) => entry.targetId,
  changes: (entry) => entry.changes.map(({ name, value }) => `${name}: ${value ?? '–'}`).join('; '),
  hash: (entry) => entry.hash,
};

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
  return exportForAdmins(
    ctx,
    'superAdmin',
    {
      name: 'audit-log',
      columns,
      after,
      readPage: (page, atMost) => auditPageOf(ctx.app, { ...page, filter }, atMost),
    },
    { action: 'audit.export', changes: auditFilterOf(filter) },
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
