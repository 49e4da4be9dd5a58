import { newAdmin, wholeAdmin } from '../../../../../schema/rules/administration/administration.ts';
import { administrationMailTexts as mailTexts } from '../../../../../schema/rules/administration/administration-mail-texts.ts';
import { administrationTexts as texts } from '../../../../../schema/rules/administration/administration-texts.ts';
import { degreeOfBranches } from '../../../../../schema/rules/college/college.ts';
import { requireViewer } from '../../../core/access.ts';
import { yearOf } from '../../../core/clock.ts';
import { collegeNames } from '../../../core/college/college-name.ts';
import { type Context, change, isAnyAdmin, type Work } from '../../../core/context.ts';
import { conflict, forbidden, notFound, validate } from '../../../core/errors.ts';
import { isId } from '../../../core/ids.ts';
import { resetSecondFactor } from '../../adminaccess/index.ts';
import { audit } from '../../audits/index.ts';
import {
  type AdminRights,
  hashPassword,
  isLastSuperAdmin,
  lockAccount,
  makeAdminAccount,
  setRights,
  type User,
} from '../../identity/index.ts';
import { setContact } from '../../profiles/index.ts';
import { studiesOf } from '../../studies/index.ts';
import { mailLater } from '../administration-mails.ts';
import { auditedFacts } from '../people/audited-facts.ts';
import type { NewAdminInput } from './admins.types.ts';

/**
 * Makes the account of an admin, with a password to begin with; the admin is mailed where to choose
 * their own. All that stands in the payload beside the documented fields changes nothing.
 * @returns the id
 * @throws FORBIDDEN 'Not a superAdmin'; BAD_USER_INPUT 'All fields are required' and the texts of
 * the fields; CONFLICT when the address has an account
 */
export async function createAdmin(ctx: Context, input: NewAdminInput): Promise<string> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  validate(wholeAdmin, input);
  const studies = await studiesOf(app);
  const { password, mobileNumber, ...facts } = validate(
    newAdmin(yearOf(app.clock), studies),
    input,
  );
  const passwordHash = await hashPassword(password);
  const at = app.clock.now();
  return change(app, async (work) => {
    const account = await makeAdminAccount(app, work, {
      ...facts,
      degreeType: degreeOfBranches(studies),
      passwordHash,
    });
    if (!account) throw conflict(texts.taken);
    await setContact(work, account.id, mobileNumber);
    audit(work, {
      adminId,
      action: 'admin.create',
      targetId: account.id,
      changes: { rights: 'admin', ...auditedFacts(account) },
      at,
    });
    await mailLater(work, {
      to: { email: facts.email, fullName: facts.fullName },
      ...mailTexts.newAdmin(collegeNames(app.config), facts.email),
    });
    return account.id;
  });
}

/** What is done with the rights of an account; `from` says who it can be done to. */
type RightsChange = 'admin.make' | 'admin.promote' | 'admin.demote' | 'admin.remove';

const rights: Record<RightsChange, AdminRights> = {
  'admin.make': { isAdmin: true, isSuperAdmin: false },
  'admin.promote': { isAdmin: true, isSuperAdmin: true },
  'admin.demote': { isAdmin: true, isSuperAdmin: false },
  'admin.remove': { isAdmin: false, isSuperAdmin: false },
};

/** @throws CONFLICT in words where it is so already, or can't be done to this account */
function assertFits(action: RightsChange, account: User): void {
  const isAlready = isAnyAdmin(account);
  if (action === 'admin.make' && isAlready) throw conflict(texts.isAdmin);
  if (action === 'admin.make' && !account.isVerified && account.role !== 'alumni')
    throw conflict(texts.unverified);
  const isGiven = action === 'admin.make' || action === 'admin.promote';
  if (isGiven && account.isBanned) throw conflict(texts.banned);
  if (action !== 'admin.make' && !isAlready) throw conflict(texts.notAdmin);
  if (action === 'admin.promote' && account.isSuperAdmin) throw conflict(texts.isSuperAdmin);
  if (action === 'admin.demote' && !account.isSuperAdmin) throw conflict(texts.isAdmin);
}

/** The rights of an account, as the audit log has them. */
const rightsOf = ({ isAdmin, isSuperAdmin }: AdminRights): string =>
  isSuperAdmin ? 'super admin' : isAdmin ? 'admin' : 'none';

async function changeOf(
  work: Work,
  input: { action: RightsChange; id: string; adminId: string; at: Date },
): Promise<void> {
  const { action, id, adminId, at } = input;
  const account = isId(id) ? await lockAccount(work, id.toLowerCase()) : null;
  if (!account) throw notFound(texts.notFound);
  if (account.id === adminId && action !== 'admin.demote') throw forbidden(texts.oneself);
  assertFits(action, account);
  const loses = account.isSuperAdmin && !rights[action].isSuperAdmin;
  if (loses && (await isLastSuperAdmin(work, account))) throw conflict(texts.lastSuperAdmin);
  const before = rightsOf(account);
  setRights(work, account, rights[action]);
  audit(work, {
    adminId,
    action,
    targetId: account.id,
    changes: { rightsBefore: before, rights: rightsOf(account) },
    at,
  });
  await mailLater(work, {
    to: { email: account.email, fullName: account.fullName },
    subject: mailTexts.rightsSubject,
    text: mailTexts.rights[action],
  });
}

/**
 * Makes an account an admin, a super admin, a plain admin again, or none.
 * @throws FORBIDDEN 'Not a superAdmin', and for oneself; NOT_FOUND; CONFLICT where it is so already
 * and for the last super admin
 */
export async function changeRights(ctx: Context, action: RightsChange, id: string): Promise<void> {
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  const { app } = ctx;
  const asked = { action, id, adminId, at: app.clock.now() };
  await change(app, (work) => changeOf(work, asked));
}

/**
 * Takes the second factor of another admin away, who has lost it: all their sessions end, and they
 * are mailed.
 * @throws FORBIDDEN 'Not a superAdmin', and for oneself; NOT_FOUND; CONFLICT where they have none
 */
export async function resetFactorOf(ctx: Context, id: string): Promise<void> {
  const { app } = ctx;
  const { id: adminId } = requireViewer(ctx, 'superAdmin');
  const at = app.clock.now();
  await change(app, async (work) => {
    const account = isId(id) ? await lockAccount(work, id.toLowerCase()) : null;
    if (!account) throw notFound(texts.notFound);
    if (account.id === adminId) throw forbidden(texts.ownFactor);
    await resetSecondFactor(app, work, account);
    audit(work, {
      adminId,
      action: 'secondFactor.reset',
      targetId: account.id,
      at,
    });
  });
}
