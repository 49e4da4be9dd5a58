import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { exportPageSize } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, type ExportPart, exportList } from '../../files/index.ts';
import { searchText } from '../../search/index.ts';
import { adminUserLoader } from '../people/admin-users.queries.ts';
import type { VerificationFilter } from './verification.types.ts';
import { verifications } from './verifications.queries.ts';

const header = ['name', 'email', 'document', 'status', 'handed in', 'decided', 'by', 'reason'];

/**
 * Writes a list of documents as CSV files, without the documents.
 * @param after where the part before ended
 */
export function exportVerifications(
  ctx: Context,
  filter: VerificationFilter,
  after: string | null,
): Promise<ExportPart> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const people = adminUserLoader(ctx);
  return exportList(
    app,
    {
      ownerId: adminId,
      name: 'verifications',
      header,
      after,
      readPage: (page) => verifications(app, { ...page, ...filter }, exportPageSize),
      // The people of a page are read together.
      linesOf: (requests) =>
        Promise.all(
          requests.map(async (request): Promise<CsvCell[]> => {
            const { userId, decidedById } = request;
            const user = await people.load(userId);
            const by = decidedById === null ? null : await people.load(decidedById);
            return [
              user?.fullName ?? null,
              user?.email ?? null,
              request.documentType,
              request.status,
              request.createdAt,
              request.decidedAt,
              by?.fullName ?? null,
              request.reason,
            ];
          }),
        ),
    },
    (work) => {
      const { status, search, documentType } = filter;
      audit(work, {
        adminId,
        action: 'verification.export',
        changes: { status, search: searchText(search), documentType },
        at: app.clock.now(),
      });
    },
  );
}
