import {
  administrationTexts as texts,
  bulkAtMost,
  type UserAction,
} from '../../../../../schema/rules/administration-texts.ts';
import { reason as reasonRule } from '../../../../../schema/rules/sanctions.ts';
import { requireViewer } from '../../../core/access.ts';
import { change, type Context, type Work } from '../../../core/context.ts';
import { AppError, badUserInput, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { oneLine } from '../../../core/mail.ts';
import { bulkMilliseconds } from '../../../limits.ts';
import { audit } from '../../audits/index.ts';
import { eraseAccount, lockToDelete } from '../../identity/index.ts';
import { imposeSanctionByAdmin, liftSanctionByAdmin } from '../../moderation/index.ts';
import { lockSanctionable } from '../../sanctions/index.ts';
import { mailLater } from '../administration-mails.ts';
import type { UserActionResult } from './admin-person.types.ts';
import { keptFacts } from './kept-facts.ts';

/** What an admin does to somebody, and why. */
export interface Measure {
  reason: string;
  until?: Date | null;
}

const kinds = { warn: 'warning', mute: 'mute', ban: 'ban' } as const;
const lifted = { unmute: 'mute', unban: 'ban' } as const;

/** Deletes somebody's account with all that they wrote; they are mailed why. */
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
  const said = validate(reasonRule, reason, 'reason');
  const account = await lockSanctionable(work, personId, adminId, lockToDelete);
  const { fullName, email, id } = account;
  const kept = keptFacts(account);
  await eraseAccount(ctx.app, work, account, { at, refusal: texts.lastSuperAdmin });
  audit(work, {
    adminId,
    action: 'user.delete',
    targetType: 'user',
    targetId: id,
    changes: { reason: said, ...kept },
    at,
  });
  await mailLater(work, {
    to: { email, fullName },
    subject: 'Your account was deleted',
    text: `The college has deleted your account, with everything that you wrote and uploaded. The reason:\n\n    ${oneLine(said)}\n\nIf you think that this is wrong, please write to the college.`,
  });
}

/**
 * Does one thing to one person, in a unit of work of its own.
 * @throws what `imposeSanctionByAdmin`, `liftSanctionByAdmin` and deleting do
 */
export async function act(
  ctx: Context,
  action: UserAction,
  personId: string,
  { reason, until = null }: Measure,
): Promise<void> {
  const { id: adminId } = requireViewer(ctx, 'admin');
  const at = ctx.app.clock.now();
  await change(ctx.app, async (work) => {
    if (action === 'delete') await deleteUser(ctx, work, { personId, reason, adminId, at });
    else if (action === 'unmute' || action === 'unban')
      await liftSanctionByAdmin(work, { personId, kind: lifted[action], adminId, at });
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
 * Does one thing to many, one after the other: what is refused for one leaves the others done, and for whom the call has
 * no time left it is said so.
 * @param ids at most 100, each counted once
 * @returns what became of each
 * @throws BAD_USER_INPUT for none, too many, and what is no id; then nothing is done
 */
export async function actOnMany(
  ctx: Context,
  action: UserAction,
  ids: readonly string[],
  measure: Measure,
): Promise<UserActionResult[]> {
  const wanted = [...new Set(ids.map((id) => id.toLowerCase()))];
  if (wanted.length === 0) throw badUserInput(texts.nobody);
  if (wanted.length > bulkAtMost) throw badUserInput(texts.tooMany);
  if (!wanted.every((id) => isId(id))) throw badUserInput(texts.notIds);
  if (!(action in lifted)) validate(reasonRule, measure.reason, 'reason');
  const results: UserActionResult[] = [];
  const end = performance.now() + bulkMilliseconds;
  for (const id of wanted) {
    if (performance.now() > end) {
      results.push({ id, isDone: false, message: texts.noTime });
      continue;
    }
    try {
      await act(ctx, action, id, measure);
      results.push({ id, isDone: true, message: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      results.push({ id, isDone: false, message: error.message });
    }
  }
  return results;
}
