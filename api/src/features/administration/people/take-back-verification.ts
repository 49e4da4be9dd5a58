import { verificationTexts } from '../../../../../schema/rules/account/verification-texts.ts';
import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration/administration-mail-texts.ts';
import { reason as reasonRule } from '../../../../../schema/rules/sanctions/sanctions.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { conflict, validate } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import { unverifyAccount } from '../../identity/index.ts';
import { profileTopic } from '../../profiles/index.ts';
import { lockSanctionable } from '../../sanctions/index.ts';
import { mailLater } from '../administration-mails.ts';

/**
 * Takes the verification of a person back, who is mailed why. They may hand in a document, or prove
 * an institute address; the roster does not verify them again.
 * @throws BAD_USER_INPUT for a blank reason; NOT_FOUND; FORBIDDEN for those whom this admin may not
 * reach; CONFLICT for the unverified
 */
export async function takeBackVerification(
  ctx: Context,
  id: string,
  sentReason: string,
): Promise<void> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'admin');
  const reason = validate(reasonRule, sentReason, 'reason');
  const at = app.clock.now();
  await change(app, async (work) => {
    const account = await lockSanctionable(work, id, adminId);
    if (!account.isVerified) throw conflict(verificationTexts.notVerifiedNow);
    const { verifiedBy, verifiedAt } = account;
    unverifyAccount(work, account, at);
    work.publish(profileTopic(account.id), { userId: account.id });
    audit(work, {
      adminId,
      action: 'verification.takeBack',
      targetId: account.id,
      changes: { reason, verifiedBy, verifiedAt: verifiedAt?.toISOString() ?? null },
      at,
    });
    await mailLater(work, {
      to: { email: account.email, fullName: account.fullName },
      ...mailTexts.unverified(reason),
    });
  });
}
