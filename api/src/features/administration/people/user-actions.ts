import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration/administration-mail-texts.ts';
import {
  bulkAtMost,
  administrationTexts as texts,
  type UserAction,
} from '../../../../../schema/rules/administration/administration-texts.ts';
import { reason as reasonRule } from '../../../../../schema/rules/sanctions/sanctions.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change, type Work } from '../../../core/context.ts';
import { bulkIds, runBulk } from '../../../core/database/bulk.ts';
import { validate } from '../../../core/errors.ts';
import { audit } from '../../audits/index.ts';
import { eraseAccount, lockToDelete } from '../../identity/index.ts';
import { imposeSanctionByAdmin, liftSanctionByAdmin } from '../../moderation/index.ts';
import { lockSanctionable } from '../../sanctions/index.ts';
import { mailLater } from '../administration-mails.ts';
import type { UserActionResult } from './admin-person.types.ts';
import { auditedFacts } from './audited-facts.ts';

/** What an admin does to somebody, and why. */
export interface UserActionInput {
  reason: string;
  until?: Date | null;
}

const kinds = { warn: 'warning', mute: 'mute', ban: 'ban' } as const;
const sanctionsToLift = { unmute: 'mute', unban: 'ban' } as const;

/**
 * Deletes somebody's account with all that they wrote; they are mailed why. The reason is what its
 * rule makes of it.
 */
async function deleteUser(
  ctx: Context,
  work: Work,
  {
    personId,
    reason,
    adminId,
    at,
  }: { personId: string; reason: string; adminId: string; at: Date },
): Promise<void> {
  const account = await lockSanctionable(work, personId, adminId, lockToDelete);
  const { fullName, email, id } = account;
  const facts = auditedFacts(account);
  await eraseAccount(ctx.app, work, account, { at, refusal: texts.lastSuperAdmin });
  audit(work, {
    adminId,
    action: 'user.delete',
    targetId: id,
    changes: { reason, ...facts },
    at,
  });
  await mailLater(work, {
    to: { email, fullName },
    ...mailTexts.deleted(reason),
  });
}

/**
 * Does one thing to one person, in a unit of work of its own.
 * @throws BAD_USER_INPUT for a blank reason; what `imposeSanctionByAdmin`, `liftSanctionByAdmin`
 * and deleting do
 */
export async function applyUserAction(
  ctx: Context,
  action: UserAction,
  personId: string,
  { reason: sentReason, until = null }: UserActionInput,
): Promise<void> {
  const { id: adminId } = requireViewer(ctx, 'admin');
  const reason = action in sanctionsToLift ? '' : validate(reasonRule, sentReason, 'reason');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    if (action === 'delete') await deleteUser(ctx, work, { personId, reason, adminId, at });
    else if (action === 'unmute' || action === 'unban')
      await liftSanctionByAdmin(work, { personId, kind: sanctionsToLift[action], adminId, at });
    else
      await imposeSanctionByAdmin(work, {
        personId,
        kind: kinds[action],
        reason,
        until,
        adminId,
        at,
      });
  });
}

/**
 * Does one thing to many, one after the other: what is refused for one leaves the others done, and
 * for whom the call has no time left it is said so.
 * @param ids at most 100, each counted once
 * @returns what became of each
 * @throws BAD_USER_INPUT for none, too many, and what is no id; then nothing is done
 */
export async function actOnMany(
  ctx: Context,
  action: UserAction,
  ids: readonly string[],
  input: UserActionInput,
): Promise<UserActionResult[]> {
  const words = { ...texts, none: texts.nobody };
  const named = bulkIds(ids, bulkAtMost, words);
  if (!(action in sanctionsToLift)) validate(reasonRule, input.reason, 'reason');
  const outcomes = await runBulk(named, words, (id) => applyUserAction(ctx, action, id, input));
  return outcomes.map(({ id, error }) => ({ id, isDone: error === null, message: error }));
}
