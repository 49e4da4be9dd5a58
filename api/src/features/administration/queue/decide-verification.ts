import { verificationTexts } from '../../../../../schema/rules/account/verification-texts.ts';
import { reason as reasonRule } from '../../../../../schema/rules/sanctions/sanctions.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { notFound, validate } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import { decideVerification } from '../../identity/index.ts';
import type { Verification } from '../verification/verification.types.ts';
import { findVerification } from '../verification/verifications.queries.ts';

/**
 * Decides about a document, and logs it.
 * @param sentReason null approves
 * @returns the request as it is then
 * @throws BAD_USER_INPUT for a blank reason; what `decideVerification` does
 */
export async function decideVerificationByAdmin(
  ctx: Context,
  id: string,
  sentReason: string | null,
): Promise<Verification> {
  const { id: adminId } = requireViewer(ctx, 'admin');
  const reason = sentReason === null ? null : validate(reasonRule, sentReason, 'reason');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    const { personId } = await decideVerification(ctx.app, work, { id, adminId, reason, at });
    audit(work, {
      adminId,
      action: reason === null ? 'verification.approve' : 'verification.reject',
      targetId: id.toLowerCase(),
      changes: { person: personId, ...(reason !== null && { reason }) },
      at,
    });
  });
  const decided = await findVerification(ctx.app, id);
  if (!decided) throw notFound(verificationTexts.notFound);
  return decided;
}
