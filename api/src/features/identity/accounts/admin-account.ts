import { type App, change, type Work } from '../../../core/context.ts';
import { hashPassword } from '../passwords.ts';
import { User } from '../user.entity.ts';
import { createAccount, findAccount, lockAddress } from './accounts.ts';
import { unbanAccount } from './ban-and-mute.ts';
import { verifiedFields } from './verify-account.ts';

type Owner = Pick<User, 'email' | 'emailProvenAt' | 'passwordHash' | 'fullName'>;

/** The account of whoever looks after a college from its beginning. */
const createOwner = (app: App, work: Work, owner: Owner): User =>
  createAccount(app, work, {
    ...owner,
    role: 'alumni',
    ...verifiedFields('admin', app.clock.now()),
    isProfileComplete: true,
    isAdmin: true,
    isSuperAdmin: true,
  });

/**
 * Makes the super admin of the configuration exist (`ADMIN_EMAIL`, `ADMIN_PASSWORD`); an account
 * that is there keeps its password. A ban stands as long as another super admin can lift it.
 * @param note what else belongs to the change, where something is changed
 */
export async function ensureAdmin(
  app: App,
  note: (work: Work, account: User) => void,
): Promise<void> {
  const { admin } = app.config;
  if (!admin) return;
  const passwordHash = await hashPassword(admin.password);
  await change(app, async (work) => {
    const known = await lockAddress(work, admin.email);
    if (known?.isSuperAdmin && !known.isBanned) return;
    if (
      known?.isBanned &&
      (await work.em.count(User, { isSuperAdmin: true, isBanned: false })) > 0
    ) {
      app.log.warn('The account of ADMIN_EMAIL is banned; a super admin can lift that');
      return;
    }
    const account =
      known ??
      createOwner(app, work, {
        email: admin.email,
        emailProvenAt: app.clock.now(),
        passwordHash,
        fullName: admin.name,
      });
    account.isAdmin = true;
    account.isSuperAdmin = true;
    if (account.isBanned) await unbanAccount(work, account);
    note(work, account);
  });
}

/**
 * Makes the first admin of a college that has none; of several at once one is made. Nobody has
 * proven who reads the mail of the address.
 * @returns why there is none: there is an admin, or an account of that address
 */
export async function makeFirstOwner(
  app: App,
  work: Work,
  owner: Omit<Owner, 'emailProvenAt'>,
): Promise<User | 'taken' | 'addressTaken'> {
  await lockAddress(work, owner.email);
  await work.advisoryLock('super admins');
  if ((await work.em.count(User, { $or: [{ isAdmin: true }, { isSuperAdmin: true }] })) > 0)
    return 'taken';
  if (await findAccount(work, owner.email)) return 'addressTaken';
  return createOwner(app, work, { ...owner, emailProvenAt: null });
}
