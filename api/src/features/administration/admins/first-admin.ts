import { firstAdmin as rule } from '../../../../../schema/rules/identity/first-admin.ts';
import { firstAdminTexts as texts } from '../../../../../schema/rules/identity/first-admin-texts.ts';
import { pagePaths } from '../../../../../schema/rules/pages/page-paths.ts';
import { type App, type Context, change, type Work } from '../../../core/context.ts';
import { conflict, invalidField, isUniqueViolation, validate } from '../../../core/errors.ts';
import { addressKey } from '../../../core/limits/limits.ts';
import { deriveKey, isSameSecret } from '../../../core/secrets/secrets.ts';
import { webAddress } from '../../../core/text/web-address.ts';
import { audit } from '../../audits/index.ts';
import {
  hashPassword,
  makeFirstOwner,
  openSession,
  type SessionAnswer,
} from '../../identity/index.ts';
import { FirstAdminEntity } from './first-admin.entity.ts';
import { anyAdmin, firstAdminAction, firstAdmins } from './first-admin.queries.ts';

/** 80 bits. */
const codeDigits = 20;

/**
 * The code of a server, the same on all its instances: nothing is stored for it. Each makes one
 * admin: where they are all gone, what stands in an old log opens nothing.
 * @param made how many first admins there were before
 */
const codeOf = ({ config }: App, made: number): string =>
  deriveKey(config.jwtSecret, `first-admin-${made}`)
    .toString('hex')
    .slice(0, codeDigits)
    .toUpperCase();

async function madeBefore({ db }: App): Promise<number> {
  const [{ made } = { made: 0 }] = await db.query(firstAdmins, {});
  return made;
}

/** Whether nobody looks after the college: its first admin is made by the code of the server. */
export const isWithoutAdmin = async ({ db }: App): Promise<boolean> =>
  (await db.query(anyAdmin, {})).length === 0;

/** What the log says where the college has no admin: where the first one makes their account. */
export async function firstAdminLine(app: App): Promise<string | null> {
  if (!(await isWithoutAdmin(app))) return null;
  const code = (codeOf(app, await madeBefore(app)).match(/.{5}/g) ?? []).join('-');
  return texts.line(`${webAddress(app.config, pagePaths.firstAdmin)}#${code}`);
}

/**
 * @returns the number of the code
 * @throws BAD_USER_INPUT for another code; CONFLICT where it made an admin, or there is one
 */
async function assertOpens(app: App, code: string): Promise<number> {
  const made = await madeBefore(app);
  const isNow = isSameSecret(code, codeOf(app, made));
  const isUsed = made > 0 && isSameSecret(code, codeOf(app, made - 1));
  if ((isNow || isUsed) && !(await isWithoutAdmin(app))) throw conflict(texts.taken);
  if (!isNow) throw invalidField('code', texts.wrongCode);
  return made;
}

/**
 * Uses a code up, in the unit of work of what comes of it: of several with it the others wait here,
 * and come to nothing.
 * @throws CONFLICT where it made an admin
 */
async function useUp({ em }: Work, number: number, at: Date): Promise<void> {
  em.create(FirstAdminEntity, { number, at });
  try {
    await em.flush();
  } catch (error) {
    throw isUniqueViolation(error) ? conflict(texts.taken) : error;
  }
}

/**
 * Makes the account of the first admin, who is signed in. The code works as long as the college has
 * no admin: of several at once one is made.
 * @throws BAD_USER_INPUT for another code, and with the text of the rule; CONFLICT where there is
 * an admin, or an account of that address; RATE_LIMITED
 */
export async function makeFirstAdmin(ctx: Context, input: unknown): Promise<SessionAnswer> {
  const { app } = ctx;
  await app.limits.consume('firstAdminsPerIp', addressKey(ctx.ip));
  const { code, newPassword, ...owner } = validate(rule, input);
  const number = await assertOpens(app, code);
  const passwordHash = await hashPassword(newPassword);
  const token = await change(app, async (work) => {
    await useUp(work, number, app.clock.now());
    const account = await makeFirstOwner(app, work, { ...owner, passwordHash });
    if (account === 'taken') throw conflict(texts.taken);
    if (account === 'addressTaken')
      throw conflict(texts.addressTaken, { email: texts.addressTaken });
    await work.em.flush();
    const { id } = account;
    audit(work, { adminId: id, action: firstAdminAction, targetId: id, at: app.clock.now() });
    return openSession(ctx, work, id);
  });
  return { token, redirectTo: pagePaths.admin, message: texts.made };
}
