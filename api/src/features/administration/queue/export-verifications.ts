import type { VerificationStatusWord } from '../../../../../schema/rules/verification-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { everyPage, type PageArgs } from '../../../core/paging.ts';
import { exportPageSize } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { type CsvCell, exportCsv } from '../../files/index.ts';
import { adminUserLoader } from '../people/admin-users.queries.ts';
import { verifications } from './verifications.queries.ts';

const header = ['name', 'email', 'document', 'status', 'handed in', 'decided', 'by', 'reason'];

async function* rowsOf(
  ctx: Context,
  which: { status: VerificationStatusWord; search: string | null },
): AsyncGenerator<CsvCell[]> {
  const people = adminUserLoader(ctx);
  const readPage = (page: PageArgs) =>
    verifications(ctx.app, { ...page, ...which }, exportPageSize);
  for await (const requests of everyPage(readPage, exportPageSize)) {
    // The people of a page are read together.
    const named = await Promise.all(
      requests.map(async (request) => ({
        request,
        user: await people.load(request.userId),
        by: request.decidedById === null ? null : await people.load(request.decidedById),
      })),
    );
    yield* named.map(({ request, user, by }) => [
      user?.fullName ?? null,
      user?.email ?? null,
      request.documentType,
      request.status,
      request.createdAt,
      request.decidedAt,
      by?.fullName ?? null,
      request.reason,
    ]);
  }
}

/** Writes a list of documents as a CSV file, without the documents. @returns its signed address */
export async function exportVerifications(
  ctx: Context,
  status: VerificationStatusWord,
  search: string | null,
): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const rows = rowsOf(ctx, { status, search });
  return exportCsv(app, { ownerId: adminId, name: 'verifications', header, rows }, (work) => {
    audit(work, {
      adminId,
      action: 'verification.export',
      targetType: 'verification',
      changes: { status, search },
      at: app.clock.now(),
    });
  });
}
