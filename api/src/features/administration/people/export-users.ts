import { standingOf } from '../../../../../schema/rules/administration/administration-texts.ts';
import { type Context, isAnyAdmin } from '../../../core/context.ts';
import { exportForAdmins } from '../../audits/index.ts';
import type { ExportColumns, ExportPart } from '../../files/index.ts';
import type { AdminUser, AdminUserFilter } from './admin-user.types.ts';
import { adminUsers, userFilterOf } from './admin-users.queries.ts';

const columns: ExportColumns<AdminUser> = {
  fullName: (one) => one.fullName,
  email: (one) => one.email,
  mobileNumber: (one) => one.mobileNumber,
  college: (one) => one.college,
  degreeType: (one) => one.degreeType,
  stream: (one) => one.stream,
  specialisation: (one) => one.specialisation,
  yearOfGraduation: (one) => one.yearOfGraduation,
  role: (one) => one.role,
  status: (one) => standingOf(one),
  admin: (one) => isAnyAdmin(one),
  createdAt: (one) => one.createdAt,
};

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
  return exportForAdmins(
    ctx,
    'admin',
    {
      name: 'users',
      columns,
      after,
      readPage: (page, atMost) => adminUsers(ctx.app, { ...page, filter }, atMost),
    },
    { action: 'users.export', changes: userFilterOf(filter) },
  );
}
