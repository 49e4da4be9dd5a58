import type { Context } from '../../../core/context.ts';
import { exportForAdmins } from '../../audits/index.ts';
import type { ExportColumns, ExportPart } from '../../files/index.ts';
import { searchText } from '../../search/index.ts';
import { adminUserLoader } from '../people/admin-users.queries.ts';
import type { Verification, VerificationFilter } from '../verification/verification.types.ts';
import { verifications } from '../verification/verifications.queries.ts';

/** The people of a page are read together. */
const columnsFor = (people: ReturnType<typeof adminUserLoader>): ExportColumns<Verification> => ({
  name: async (one) => (await people.load(one.userId))?.fullName ?? null,
  email: async (one) => (await people.load(one.userId))?.email ?? null,
  document: (one) => one.documentType,
  status: (one) => one.status,
  'handed in': (one) => one.createdAt,
  decided: (one) => one.decidedAt,
  by: async (one) =>
    one.decidedById === null ? null : ((await people.load(one.decidedById))?.fullName ?? null),
  reason: (one) => one.reason,
});

/**
 * Writes a list of documents as CSV files, without the documents.
 * @param after where the part before ended
 */
export function exportVerifications(
  ctx: Context,
  filter: VerificationFilter,
  after: string | null,
): Promise<ExportPart> {
  const { status, search, documentType } = filter;
  return exportForAdmins(
    ctx,
    'admin',
    {
      name: 'verifications',
      columns: columnsFor(adminUserLoader(ctx)),
      after,
      readPage: (page, atMost) => verifications(ctx.app, { ...page, ...filter }, atMost),
    },
    {
      action: 'verification.export',
      changes: { status, search: searchText(search), documentType },
    },
  );
}
