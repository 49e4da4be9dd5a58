import { standingOf } from '../../../../../schema/rules/administration-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, isAnyAdmin } from '../../../core/context.ts';
import { exportPageSize } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, type ExportPart, exportList } from '../../files/index.ts';
import type { AdminUser, AdminUserFilter } from './admin-user.types.ts';
import { adminUsers, userFilterOf } from './admin-users.queries.ts';

const header = [
  'fullName',
  'email',
  'mobileNumber',
  'college',
  'degreeType',
  'stream',
  'specialisation',
  'yearOfGraduation',
  'role',
  'status',
  'admin',
  'createdAt',
];

const lineOf = (user: AdminUser): CsvCell[] => [
  user.fullName,
  user.email,
  user.mobileNumber,
  user.college,
  user.degreeType,
  user.stream,
  user.specialisation,
  user.yearOfGraduation,
  user.role,
  standingOf(user),
  isAnyAdmin(user),
  user.createdAt,
];

/**
 * Writes the people of a filter as CSV files; the audit log has a line of each, with the filter.
 * @param after where the part before ended
 * @throws BAD_USER_INPUT as the list
 */
export function exportUsers(
  ctx: Context,
  filter: AdminUserFilter | null,
  after: string | null,
): Promise<ExportPart> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'users',
      header,
      after,
      readPage: (page) => adminUsers(app, { ...page, filter }, exportPageSize),
      linesOf: (users) => users.map(lineOf),
    },
    (work) =>
      audit(work, {
        adminId,
        action: 'users.export',
        changes: userFilterOf(filter),
        at: app.clock.now(),
      }),
  );
}
