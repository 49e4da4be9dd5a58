import type { AuditAction, AuditChanges } from '../../../../schema/rules/audits/audit-actions.ts';
import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { type ExportedList, type ExportPart, exportList } from '../files/index.ts';
import { type Told, writeEntry } from './audit.ts';

/**
 * Writes a list of admins as CSV files, as much of it as a call has time for; the audit log has a
 * line of each file.
 * @param who may have it
 * @param entry what the log says of it: the action, and the filter where it tells one
 * @throws FORBIDDEN 'Not an admin' or 'Not a superAdmin'; BAD_USER_INPUT as the list itself
 */
export function exportForAdmins<
  Node,
  Action extends AuditAction,
  Changes extends AuditChanges<Action>,
>(
  ctx: Context,
  who: 'admin' | 'superAdmin',
  list: ExportedList<Node>,
  entry: { action: Action } & Told<Action, Changes>,
): Promise<ExportPart> {
  const { id: adminId } = requireViewer(ctx, who);
  return exportList(ctx.app, adminId, list, (work) =>
    writeEntry(work, { ...entry, adminId, at: ctx.app.clock.now() }),
  );
}
