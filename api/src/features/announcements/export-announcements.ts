import type { Context } from '../../core/context.ts';
import { exportForAdmins } from '../audits/index.ts';
import type { ExportColumns, ExportPart } from '../files/index.ts';
import { searchText } from '../search/index.ts';
import { announcementPageOf } from './announcements.queries.ts';
import type { Announcement } from './announcements.types.ts';

const columns: ExportColumns<Announcement> = {
  message: (one) => one.message,
  role: (one) => one.role,
  branch: (one) => one.branch,
  year: (one) => one.yearOfGraduation,
  announced: (one) => one.createdAt,
  ends: (one) => one.expiresAt,
  active: (one) => one.active,
  by: (one) => one.admin?.fullName ?? null,
};

/**
 * Writes all announcements that a search finds as CSV files; the audit log has a line of each.
 * @param after where the part before ended
 * @throws FORBIDDEN 'Not an admin'; BAD_USER_INPUT for cursors of other lists
 */
export function exportAnnouncements(
  ctx: Context,
  search: string | null,
  after: string | null,
): Promise<ExportPart> {
  return exportForAdmins(
    ctx,
    'admin',
    {
      name: 'announcements',
      columns,
      after,
      readPage: (page, atMost) => announcementPageOf(ctx, { ...page, search }, atMost),
    },
    { action: 'announcements.export', changes: { search: searchText(search) } },
  );
}
