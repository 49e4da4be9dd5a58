import { requireViewer } from '../../core/access.ts';
import type { Context } from '../../core/context.ts';
import { exportPageSize } from '../../limits.ts';
import { audit } from '../audits/index.ts';
import { type CsvCell, type ExportPart, exportList } from '../files/index.ts';
import { searchText } from '../search/index.ts';
import { announcementPageOf } from './announcements.queries.ts';
import type { Announcement } from './announcements.types.ts';

const header = ['message', 'role', 'branch', 'year', 'announced', 'ends', 'active', 'by'];

const lineOf = (one: Announcement): CsvCell[] => [
  one.message,
  one.role,
  one.branch,
  one.yearOfGraduation,
  one.createdAt,
  one.expiresAt,
  one.active,
  one.admin?.fullName ?? null,
];

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
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'announcements',
      header,
      after,
      readPage: (page) => announcementPageOf(ctx, { ...page, search }, exportPageSize),
      linesOf: (announcements) => announcements.map(lineOf),
    },
    (work) =>
      audit(work, {
        adminId,
        action: 'announcements.export',
        changes: { search: searchText(search) },
        at: app.clock.now(),
      }),
  );
}
