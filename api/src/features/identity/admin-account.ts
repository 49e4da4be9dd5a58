import { change, type App } from '../../core/context.ts';
import { createAccount, holdAddress } from './accounts.ts';
import { hashPassword } from './passwords.ts';

/** Makes the super admin of the configuration exist (`ADMIN_EMAIL`, `ADMIN_PASSWORD`); an account that is there keeps its password. */
export async function ensureAdmin(app: App): Promise<void> {
  const { admin } = app.config;
  if (!admin) return;
  const passwordHash = await hashPassword(admin.password);
  await change(app, async (work) => {
    const known = await holdAddress(work, admin.email);
    const account =
      known ??
      createAccount(app, work, {
        email: admin.email,
        emailProvenAt: app.clock.now(),
        passwordHash,
        fullName: 'College Admin',
        role: 'alumni',
        isVerified: true,
        isProfileComplete: true,
      });
    account.isAdmin = true;
    account.isSuperAdmin = true;
    account.isBanned = false;
    account.bannedUntil = null;
  });
}
