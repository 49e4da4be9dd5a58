import { LockMode } from '@mikro-orm/core';
import { verificationTexts } from '../../../../../schema/rules/account/verification-texts.ts';
import type { App, Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound } from '../../../core/errors.ts';
import { parseId } from '../../../core/ids.ts';
import { enqueueAccountMail } from '../accounts/account-mail.ts';
import { lockAccount } from '../accounts/accounts.ts';
import { publishAdminTask } from '../accounts/admin-tasks.ts';
import { verifyAccount } from '../accounts/verify-account.ts';
import { publishAccountChange } from '../sessions/sessions.ts';
import { verificationMail } from '../signing-up/mails.ts';
import { User } from '../user.entity.ts';
import { VerificationRequestEntity } from '../verification.entity.ts';

/**
 * Decides about a document, in the unit of work of whoever decides: approved, the person is
 * verified from the commit on; rejected, they read why, and may hand in another. They are mailed
 * either way.
 * @param decision `reason` as its rule leaves it; null approves
 * @returns whom it was about
 * @throws NOT_FOUND; CONFLICT when another admin was faster, with who it was; FORBIDDEN for one's
 * own
 */
export async function decideVerification(
  app: App,
  work: Work,
  decision: { id: string; adminId: string; reason: string | null; at: Date },
): Promise<{ personId: string }> {
  const { adminId, reason, at } = decision;
  const id = parseId(decision.id);
  const found = id ? await work.em.findOne(VerificationRequestEntity, { id }) : null;
  const account = found && (await lockAccount(work, found.userId));
  if (!found || !account) throw notFound(verificationTexts.notFound);
  if (account.id === adminId) throw forbidden(verificationTexts.own);
  const lockMode = LockMode.PESSIMISTIC_WRITE;
  await work.em.refresh(found, { lockMode });
  if (found.status !== 'pending') {
    const by = found.decidedBy ? await work.em.findOne(User, { id: found.decidedBy }) : null;
    throw conflict(verificationTexts.decided(found.status, by?.fullName ?? null));
  }
  found.status = reason === null ? 'approved' : 'rejected';
  found.reason = reason;
  found.decidedAt = at;
  found.decidedBy = adminId;
  if (reason === null) verifyAccount(account, 'document', at);
  publishAccountChange(work, account.id);
  publishAdminTask(work, { type: 'verification', id: found.id, isNew: false });
  await enqueueAccountMail(work, account.id, verificationMail(app.config, account, reason));
  return { personId: account.id };
}
