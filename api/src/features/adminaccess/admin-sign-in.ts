import { accessTexts } from '../../../../schema/rules/identity/access-texts.ts';
import { identityMessages } from '../../../../schema/rules/identity/identity-texts.ts';
import { pagePaths } from '../../../../schema/rules/pages/page-paths.ts';
import { type Context, change, isAnyAdmin } from '../../core/context.ts';
import { forbidden } from '../../core/errors.ts';
import { audit } from '../audits/index.ts';
import { checkPassword, openSession, type SessionAnswer } from '../identity/index.ts';

/**
 * Signs an admin in. Where a second factor is set up, the admin area opens to the session once it
 * gave a code (`confirmSecondFactor`).
 * @throws UNAUTHENTICATED for a wrong pair, RATE_LIMITED, FORBIDDEN 'Not an admin' for others, who
 * get no session
 */
export async function adminSignIn(
  ctx: Context,
  input: { email: string; password: string },
): Promise<SessionAnswer> {
  const account = await checkPassword(ctx, input);
  if (!isAnyAdmin(account)) throw forbidden(accessTexts.admin);
  const token = await change(ctx.app, (work) => {
    audit(work, {
      adminId: account.id,
      action: 'admin.signIn',
      targetId: account.id,
      at: ctx.app.clock.now(),
    });
    return Promise.resolve(openSession(ctx, work, account.id));
  });
  return { token, redirectTo: pagePaths.admin, message: identityMessages.signedIn };
}
