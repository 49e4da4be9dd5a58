import { type App, change, type Work } from '../../../core/context.ts';
import { hashPassword } from '../signing-in/passwords.ts';
import { verifiedFields } from '../verification/verify-account.ts';
import { createAccount, lockAddress } from './accounts.ts';
import { unbanAccount } from './ban-and-mute.ts';
import { User } from './user.entity.ts';

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
      createAccount(app, work, {
        email: admin.email,
        emailProvenAt: app.clock.now(),
        passwordHash,
        fullName: admin.name,
        role: 'alumni',
        ...verifiedFields('admin', app.clock.now()),
        isProfileComplete: true,
      });
    account.isAdmin = true;
    account.isSuperAdmin = true;
    if (account.isBanned) await unbanAccount(work, account);
    note(work, account);
  });
}
