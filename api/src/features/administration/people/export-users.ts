import { standingOf } from '../../../../../schema/rules/administration-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { everyNode, type PageArgs } from '../../../core/paging.ts';
import { exportPageSize } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, exportCsv } from '../../files/index.ts';
import type { AdminUserFilterInput } from './admin-user.types.ts';
import { adminUsers } from './admin-users.queries.ts';

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

async function* rowsOf(
  app: Context['app'],
  filter: AdminUserFilterInput | null,
): AsyncGenerator<CsvCell[]> {
  const readPage = (page: PageArgs) => adminUsers(app, { ...page, filter }, exportPageSize);
  for await (const user of everyNode(readPage, exportPageSize))
    yield [
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
      user.isAdmin || user.isSuperAdmin,
      user.createdAt,
    ];
}

/** Writes the people of a filter as a CSV file. @returns its signed address @throws BAD_USER_INPUT as the list */
export async function exportUsers(
  ctx: Context,
  filter: AdminUserFilterInput | null,
): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const rows = rowsOf(app, filter);
  return exportCsv(app, { ownerId: adminId, name: 'users', header, rows }, (work) => {
    audit(work, {
      adminId,
      action: 'users.export',
      targetType: 'user',
      changes: {
        role: filter?.role ?? null,
        status: filter?.status ?? null,
        stream: filter?.stream ?? null,
        year: filter?.year ?? null,
        college: filter?.college ?? null,
        search: filter?.search ?? null,
      },
      at: app.clock.now(),
    });
  });
}
