import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import { secondFactorCode } from '../../../../schema/rules/adminaccess/second-factor.ts';
import { secondFactorTexts } from '../../../../schema/rules/adminaccess/second-factor-texts.ts';
import { accessTexts } from '../../../../schema/rules/identity/access-texts.ts';
import { requireViewer } from '../../core/access.ts';
import {
  type App,
  type Context,
  change,
  isAnyAdmin,
  type Viewer,
  type Work,
} from '../../core/context.ts';
import { badUserInput, conflict, forbidden, validate } from '../../core/errors.ts';
import { seal, unseal } from '../../core/secrets/seal.ts';
import { audit } from '../audits/index.ts';
import {
  assertOwner,
  lockAccount,
  type Message,
  openToSecondFactor,
  setHasSecondFactor,
  User,
} from '../identity/index.ts';
import { adminaccessSql } from './adminaccess.sql.ts';
import type { SecondFactor } from './adminaccess.types.ts';
import { SecondFactorEntity } from './second-factor.entity.ts';
import {
  factorPurpose,
  newRecoveryCodes,
  newSecret,
  otpAddress,
  recoveryHash,
  stepOfCode,
} from './second-factor-secrets.ts';

/** What an app needs, to be scanned or typed. */
interface SecondFactorSetup {
  /** In base 32. */
  secret: string;
  /** `otpauth://totp/…` */
  address: string;
}

/**
 * The viewer, who is an admin whether or not the area is open to this session.
 * @throws FORBIDDEN 'Not an admin'
 */
function requireAdmin(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!isAnyAdmin(viewer) && !viewer.adminLock) throw forbidden(accessTexts.admin);
  return viewer;
}

const lockFactor = (work: Work, userId: string): Promise<SecondFactorEntity | null> =>
  work.em.findOne(SecondFactorEntity, { user: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });

/** For whoever runs the server. */
const otherSecretLine =
  'JWT_SECRET is not the one that a second factor was set up with: its codes can not be checked. Set the former one again, or reset the factor (ADMIN_2FA_RESET for ADMIN_EMAIL)';

const wrongCode = () => badUserInput(secondFactorTexts.wrong, { code: secondFactorTexts.wrong });

const ownFactor = adminaccessSql.statement('ownFactor', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('second_factors')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    // The builder has no word for the length of an array.
    .select(sql<number>`cardinality(recovery_hashes)`.as('recoveryCodesLeft')),
);

/** The viewer's own second factor. @throws FORBIDDEN for others than admins */
export async function secondFactor(ctx: Context): Promise<SecondFactor> {
  const viewer = requireAdmin(ctx);
  const [own] = await ctx.app.db.query(ownFactor, { userId: viewer.id });
  return {
    isSetUp: own !== undefined,
    isRequired:
      ctx.app.config.requiresSecondFactor && (viewer.isSuperAdmin || viewer.adminLock === 'setup'),
    recoveryCodesLeft: own?.recoveryCodesLeft ?? 0,
  };
}

/**
 * Spends a code on a locked factor.
 * @returns whether it was right: each code of the app, and each recovery code, works once
 * @throws CONFLICT where neither can be checked: `JWT_SECRET` is not what it was at its set-up
 */
function spend(app: App, factor: SecondFactorEntity, code: string): boolean {
  const { jwtSecret } = app.config;
  const secret = unseal(jwtSecret, factorPurpose, factor.sealedSecret);
  if (secret === null) {
    app.log.error(otherSecretLine);
    // What was only begun can be begun anew.
    throw conflict(
      factor.confirmedAt ? secondFactorTexts.otherSecret : secondFactorTexts.startFirst,
    );
  }
  const hash = recoveryHash(jwtSecret, code);
  if (factor.recoveryHashes.includes(hash)) {
    factor.recoveryHashes = factor.recoveryHashes.filter((left) => left !== hash);
    return true;
  }
  if (!/^\d{6}$/.test(code)) return false;
  const step = stepOfCode(secret, code, app.clock.now());
  if (step === null || step <= (factor.lastStep ?? -1)) return false;
  factor.lastStep = step;
  return true;
}

/**
 * Runs a change that a code of the viewer's second factor allows. Tries count before they are
 * looked at, so that parallel ones count together; a code is spent in the same transaction, so that
 * two with one code can't both pass.
 * @throws BAD_USER_INPUT for a wrong or used code, CONFLICT without a second factor and where
 * `JWT_SECRET` is another one than at its set-up, RATE_LIMITED
 */
async function withCode<T>(
  ctx: Context,
  viewer: Viewer,
  sentCode: string,
  then: (work: Work, factor: SecondFactorEntity) => Promise<T>,
): Promise<T> {
  const { app } = ctx;
  const code = validate(secondFactorCode, sentCode, 'code');
  await app.limits.consume('secondFactorsPerAccount', viewer.id);
  const result = await change(app, async (work) => {
    // Before the factor, as by everybody else.
    await lockAccount(work, viewer.id);
    const factor = await lockFactor(work, viewer.id);
    if (!factor?.confirmedAt) throw conflict(secondFactorTexts.notSetUp);
    if (!spend(app, factor, code)) throw wrongCode();
    return then(work, factor);
  });
  await app.limits.reset('secondFactorsPerAccount', viewer.id);
  return result;
}

/**
 * Runs a change that only a fresh code of the viewer's second factor allows, and spends the code.
 * Accounts are locked by then.
 * @throws as `withCode`
 */
export const withSecondFactor = (
  ctx: Context,
  viewer: Viewer,
  code: string,
  then: (work: Work) => Promise<void>,
): Promise<void> => withCode(ctx, viewer, code, then);

/** By what one shows that one is the owner of an account. */
export interface OwnerProof {
  /** Of the second factor. */
  code: string | null;
  /** Where there is none, a while after signing in. */
  password: string | null;
}

/**
 * Runs a change by which others could get into accounts: a code of the viewer's second factor
 * allows it, or, where they have none, their password a while after signing in.
 * @throws as `withCode` and `assertOwner`
 */
export async function asOwner(
  ctx: Context,
  viewer: Viewer,
  { code, password }: OwnerProof,
  then: (work: Work) => Promise<void>,
): Promise<void> {
  const { isSetUp } = await secondFactor(ctx);
  if (isSetUp) return withCode(ctx, viewer, code ?? '', then);
  await assertOwner(ctx, viewer, password);
  await change(ctx.app, then);
}

function renewRecovery(app: App, factor: SecondFactorEntity): string[] {
  const codes = newRecoveryCodes();
  factor.recoveryHashes = codes.map((code) => recoveryHash(app.config.jwtSecret, code));
  return codes;
}

const note = (
  ctx: Context,
  work: Work,
  viewer: Viewer,
  action: 'secondFactor.enable' | 'secondFactor.disable' | 'secondFactor.renewCodes',
): void =>
  audit(work, {
    adminId: viewer.id,
    action,
    targetId: viewer.id,
    at: ctx.app.clock.now(),
  });

/**
 * Begins to set up an authenticator app: what it is given counts once its first code came back
 * (`enableSecondFactor`).
 * @param password needed a while after signing in, as for whatever opens the account to others
 * @throws CONFLICT when one is set up already, FORBIDDEN for others than admins and without the
 * password, RATE_LIMITED
 */
export async function beginSecondFactor(
  ctx: Context,
  password: string | null,
): Promise<SecondFactorSetup> {
  const { app } = ctx;
  const viewer = requireAdmin(ctx);
  await assertOwner(ctx, viewer, password);
  const secret = newSecret();
  const email = await change(app, async (work) => {
    const account = await lockAccount(work, viewer.id);
    const factor = await lockFactor(work, viewer.id);
    if (factor?.confirmedAt) throw conflict(secondFactorTexts.alreadySetUp);
    const sealedSecret = seal(app.config.jwtSecret, factorPurpose, secret);
    if (factor) factor.sealedSecret = sealedSecret;
    else
      work.em.create(SecondFactorEntity, {
        user: work.em.getReference(User, viewer.id),
        sealedSecret,
      });
    return account?.email ?? '';
  });
  return { secret, address: otpAddress(secret, email) };
}

/**
 * Sets up the app with its first code. The admin area stays open to this session; the viewer's
 * others give a code first.
 * @returns ten recovery codes, shown this once
 * @throws BAD_USER_INPUT for a wrong code, CONFLICT before `beginSecondFactor` and when one is set
 * up, RATE_LIMITED
 */
export async function enableSecondFactor(ctx: Context, sentCode: string): Promise<string[]> {
  const { app } = ctx;
  const viewer = requireAdmin(ctx);
  const code = validate(secondFactorCode, sentCode, 'code');
  await app.limits.consume('secondFactorsPerAccount', viewer.id);
  return change(app, async (work) => {
    await lockAccount(work, viewer.id);
    const factor = await lockFactor(work, viewer.id);
    if (!factor) throw conflict(secondFactorTexts.startFirst);
    if (factor.confirmedAt) throw conflict(secondFactorTexts.alreadySetUp);
    if (!spend(app, factor, code)) throw wrongCode();
    factor.confirmedAt = app.clock.now();
    await setHasSecondFactor(work, viewer.id, true);
    await openToSecondFactor(app, work, viewer);
    note(ctx, work, viewer, 'secondFactor.enable');
    return renewRecovery(app, factor);
  });
}

/**
 * Opens the admin area to this session.
 * @param code of the app, or a recovery code; each works once
 * @throws as `withCode`
 */
export async function confirmSecondFactor(ctx: Context, code: string): Promise<Message> {
  const viewer = requireAdmin(ctx);
  await withCode(ctx, viewer, code, (work) => openToSecondFactor(ctx.app, work, viewer));
  return { message: secondFactorTexts.confirmed };
}

/**
 * New recovery codes in the place of those before.
 * @returns them, shown this once @throws as `withCode`
 */
export async function renewRecoveryCodes(ctx: Context, code: string): Promise<string[]> {
  const viewer = requireAdmin(ctx);
  return withCode(ctx, viewer, code, (work, factor) => {
    note(ctx, work, viewer, 'secondFactor.renewCodes');
    return Promise.resolve(renewRecovery(ctx.app, factor));
  });
}

/**
 * Turns the second factor off.
 * @throws FORBIDDEN for super admins where it is required, and as `withCode`
 */
export async function disableSecondFactor(ctx: Context, code: string): Promise<Message> {
  const viewer = requireAdmin(ctx);
  await withCode(ctx, viewer, code, async (work, factor) => {
    const account = await lockAccount(work, viewer.id);
    if (ctx.app.config.requiresSecondFactor && account?.isSuperAdmin)
      throw forbidden(secondFactorTexts.required);
    work.em.remove(factor);
    await setHasSecondFactor(work, viewer.id, false);
    note(ctx, work, viewer, 'secondFactor.disable');
  });
  return { message: secondFactorTexts.disabled };
}
