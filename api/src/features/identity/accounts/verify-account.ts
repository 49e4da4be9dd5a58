import type { VerifiedBy } from '../../../../../schema/rules/account/verification-texts.ts';
import type { Work } from '../../../core/context.ts';
import { publishAccountChange } from '../sessions/sessions.ts';
import type { User } from '../user.entity.ts';
import { VerificationRequestEntity } from '../verification.entity.ts';
import { publishAdminTask } from './admin-tasks.ts';

/** What an account has that is verified at a moment. */
export const verifiedFields = (
  by: VerifiedBy,
  at: Date,
): Pick<User, 'isVerified' | 'verifiedAt' | 'verifiedBy' | 'verificationEndedAt'> => ({
  isVerified: true,
  verifiedAt: at,
  verifiedBy: by,
  verificationEndedAt: null,
});

/**
 * Notes on a locked account that it belongs to the college, how that was proven and when; who is
 * verified stays so.
 */
export function verifyAccount(account: User, by: VerifiedBy, at: Date): void {
  if (!account.isVerified) Object.assign(account, verifiedFields(by, at));
}

/**
 * Verifies a locked account without a document. One that waits for an admin waits no longer: it is
 * closed as approved by nobody, and no mail is sent about it.
 */
export async function verifyWithoutDocument(
  work: Work,
  account: User,
  by: VerifiedBy,
  at: Date,
): Promise<void> {
  verifyAccount(account, by, at);
  publishAccountChange(work, account.id);
  const waiting = await work.em.findOne(VerificationRequestEntity, {
    userId: account.id,
    status: 'pending',
  });
  if (!waiting) return;
  waiting.status = 'approved';
  waiting.decidedAt = at;
  publishAdminTask(work, { type: 'verification', id: waiting.id, isNew: false });
}

/**
 * Takes the verification of a locked account back. The institute address that proved it may verify
 * an account again; the roster alone does not.
 */
export function unverifyAccount(work: Work, account: User, at: Date): void {
  account.isVerified = false;
  account.verifiedAt = null;
  account.verifiedBy = null;
  account.instituteEmail = null;
  account.verificationEndedAt = at;
  publishAccountChange(work, account.id);
}
