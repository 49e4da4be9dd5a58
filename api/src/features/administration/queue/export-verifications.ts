import type { VerificationStatusWord } from '../../../../../schema/rules/verification-texts.ts';
import { requireViewer } from '../../../core/access.ts';
import type { Context } from '../../../core/context.ts';
import { everyNode } from '../../../core/paging.ts';
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
  for await (const request of everyNode((page) => verifications(ctx.app, { ...page, ...which }))) {
    const [user, by] = await Promise.all([
      people.load(request.userId),
      request.decidedById === null ? null : people.load(request.decidedById),
    ]);
    yield [
      user?.fullName ?? null,
      user?.email ?? null,
      request.documentType,
      request.status,
      request.createdAt,
      request.decidedAt,
      by?.fullName ?? null,
      request.reason,
    ];
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
