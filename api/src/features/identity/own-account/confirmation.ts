import {
  ownAccountTexts,
  passwordNeeded,
  recentSignInMinutes,
} from '../../../../../schema/rules/account/own-account-texts.ts';
import * as rules from '../../../../../schema/rules/identity/identity.ts';
import type { Context, Viewer } from '../../../core/context.ts';
import { AppError, forbidden, unauthenticated, validate } from '../../../core/errors.ts';
import { identitySql } from '../identity.sql.ts';
import { verifyPassword } from '../passwords.ts';

const ownSecrets = identitySql.statement(
  'ownSecrets',
  { userId: 'uuid', sessionId: 'uuid' },
  (db, { userId, sessionId }) =>
    db
      .selectFrom('users as account')
      .innerJoin('sessions as session', 'session.user_id', 'account.id')
      .where('account.id', '=', userId)
      .where('session.id', '=', sessionId)
      .select([
        'account.email',
        'account.password_hash as passwordHash',
        'session.created_at as signedInAt',
      ]),
);

/**
 * The viewer's address and password hash, and when they signed in.
 * @throws UNAUTHENTICATED when the account was deleted
 */
export async function secretsOf({ app }: Context, viewer: Viewer) {
  const { id: userId, sessionId } = viewer;
  const [own] = await app.db.query(ownSecrets, { userId, sessionId });
  if (!own) throw unauthenticated();
  return own;
}

/**
 * Whether a password is that of the viewer. Each try counts with those of signing in, before it is
 * compared.
 * @throws RATE_LIMITED
 */
export async function isOwnPassword(
  { app }: Context,
  { email, passwordHash }: { email: string; passwordHash: string | null },
  password: string,
): Promise<boolean> {
  await app.limits.consume('wrongPasswordsPerAccount', email.toLowerCase());
  const isRight = await verifyPassword(passwordHash, password);
  if (isRight) await app.limits.reset('wrongPasswordsPerAccount', email.toLowerCase());
  return isRight;
}

/**
 * Who sits at the device is the owner: they signed in a short while ago, or give the password.
 * Asked before what can't be taken back, or opens the account to others.
 * @throws FORBIDDEN in words, RATE_LIMITED
 */
export async function assertOwner(
  ctx: Context,
  viewer: Viewer,
  given: string | null,
): Promise<void> {
  const own = await secretsOf(ctx, viewer);
  if (given) {
    const password = validate(rules.signIn.shape.password, given, 'password');
    if (!(await isOwnPassword(ctx, own, password))) throw forbidden(ownAccountTexts.wrongPassword);
    return;
  }
  const since = ctx.app.clock.now().getTime() - own.signedInAt.getTime();
  if (since > recentSignInMinutes * 60_000)
    throw own.passwordHash === null
      ? forbidden(ownAccountTexts.signInAgain)
      : new AppError('FORBIDDEN', ownAccountTexts.confirm, { reason: passwordNeeded });
}
