import { yearOf } from '../../../core/clock.ts';
import type { App, Work } from '../../../core/context.ts';
import { publishAccountChange } from '../sessions/sessions.ts';
import type { User } from '../user.entity.ts';
import { createAccount, lockAddress } from './accounts.ts';
import { verifiedFields } from './verify-account.ts';

/** What an admin may correct of a person. */
export type Facts = Pick<
  User,
  'fullName' | 'degreeType' | 'stream' | 'specialisation' | 'yearOfGraduation'
>;

/** Writes facts that an admin corrected into a locked account. */
export function correctAccount(work: Work, account: User, facts: Facts): void {
  const { fullName, degreeType, stream, specialisation, yearOfGraduation } = facts;
  Object.assign(account, { fullName, degreeType, stream, specialisation, yearOfGraduation });
  publishAccountChange(work, account.id);
}

export type AdminRights = Pick<User, 'isAdmin' | 'isSuperAdmin'>;

/** Gives a locked account the rights of an admin, or takes them away. */
export function setRights(work: Work, account: User, rights: AdminRights): void {
  account.isAdmin = rights.isAdmin;
  account.isSuperAdmin = rights.isSuperAdmin;
  publishAccountChange(work, account.id);
}

/** Makes the account of an admin. @returns null when the address has an account already */
export async function makeAdminAccount(
  app: App,
  work: Work,
  admin: Pick<
    User,
    'fullName' | 'email' | 'college' | 'degreeType' | 'stream' | 'yearOfGraduation' | 'passwordHash'
  >,
): Promise<User | null> {
  if (await lockAddress(work, admin.email)) return null;
  const hasGraduated = (admin.yearOfGraduation ?? 0) <= yearOf(app.clock);
  const account = createAccount(app, work, {
    ...admin,
    role: hasGraduated ? 'alumni' : 'mentee',
    ...verifiedFields('admin', app.clock.now()),
    isProfileComplete: true,
    isAdmin: true,
  });
  account.college = admin.college;
  return account;
}

/**
 * Gives a locked account another address (`lockAddress` first). Nobody has proven yet who reads its
 * mail.
 */
export function replaceAddress(work: Work, account: User, email: string): void {
  account.email = email;
  account.emailProvenAt = null;
  publishAccountChange(work, account.id);
}
