import { settingsTexts } from '../../../../../schema/rules/settings/settings-texts.ts';
import { collegeName } from '../../../core/college/college-name.ts';
import type { App, Work } from '../../../core/context.ts';
import { advisoryKey } from '../../../core/database/locks/lock-order.ts';
import { conflict } from '../../../core/errors.ts';
import { deleteFilesOf } from '../../files/index.ts';
import { CodeEntity } from '../code.entity.ts';
import { identitySql } from '../identity.sql.ts';
import { accountTopic, publishAccountChange, sessionsEndedTopic } from '../sessions/sessions.ts';
import { User } from '../user.entity.ts';

const accountLock = identitySql.statement('lockAccount', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('users').where('id', '=', userId).forNoKeyUpdate().select('id'),
);

/**
 * The account, locked against other changes until the commit; null when it was deleted. Rows can
 * refer to it meanwhile: MikroORM's own lock would keep every like and view of this person waiting.
 */
export async function lockAccount(work: Work, userId: string): Promise<User | null> {
  await work.query(accountLock, { userId });
  return work.em.findOne(User, { id: userId });
}

/** The account of an address, compared without case; null where it has none. */
export const findAccount = (work: Work, address: string): Promise<User | null> =>
  work.em.findOne(User, { email: address });

const lastingLock = identitySql.statement('lockToDelete', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('users').where('id', '=', userId).forUpdate().select('id'),
);

/**
 * The account, locked until the commit even against new rows that refer to it: they find it
 * deleted. Null when it was.
 */
export async function lockToDelete(work: Work, userId: string): Promise<User | null> {
  await work.query(lastingLock, { userId });
  return work.em.findOne(User, { id: userId });
}

/**
 * Whether this is the last super admin who is not banned; concurrent checks wait for one another.
 */
export async function isLastSuperAdmin(work: Work, account: User): Promise<boolean> {
  if (!account.isSuperAdmin || account.isBanned) return false;
  await work.advisoryLock('super admins');
  return (await work.em.count(User, { isSuperAdmin: true, isBanned: false })) <= 1;
}

/**
 * Deletes the row of a locked account, and all that refers to it. Its sessions end with their
 * sockets; codes that were mailed to its address are worth nothing.
 */
async function removeAccount(work: Work, account: User): Promise<void> {
  const { id: userId, email } = account;
  await work.em.nativeDelete(CodeEntity, { $or: [{ address: email }, { userId }] });
  work.em.remove(account);
  await work.em.flush();
  work.publish(sessionsEndedTopic, { userId, sessionId: null, keptId: null });
}

/**
 * Deletes an account that is locked for it (`lockToDelete`): each room takes away what it knows of
 * (`Feature.onAccountDeleted`), the database what refers to the account. The bytes of files go by a
 * job.
 * @param refusal what is said of the last super admin
 * @throws CONFLICT for the last super admin
 */
export async function eraseAccount(
  app: App,
  work: Work,
  account: User,
  { at, refusal = settingsTexts.lastSuperAdmin }: { at: Date; refusal?: string },
): Promise<void> {
  if (await isLastSuperAdmin(work, account)) throw conflict(refusal);
  const userId = account.id;
  await app.onAccountDeleted(work, { userId, at });
  await removeAccount(work, account);
  await deleteFilesOf(work, userId);
}

/**
 * Puts another stored file in the place of a person's picture, or none.
 * @returns the one before; undefined when the account was deleted
 */
export async function replacePicture(
  work: Work,
  userId: string,
  fileId: string | null,
): Promise<string | null | undefined> {
  const account = await lockAccount(work, userId);
  if (!account) return undefined;
  const before = account.pictureId;
  account.pictureId = fileId;
  work.publish(accountTopic(userId), { userId });
  return before;
}

/**
 * Says whether an account has a second factor; its sessions that gave no code are kept out of what
 * is for admins.
 */
export async function setHasSecondFactor(work: Work, userId: string, has: boolean): Promise<void> {
  const account = await lockAccount(work, userId);
  if (account) account.hasSecondFactor = has;
  publishAccountChange(work, userId);
}

/**
 * Says what a person does now, as every line about them shows it; null: nothing that the career
 * path tells.
 */
export async function setJobLine(
  work: Work,
  userId: string,
  present: string | null,
): Promise<void> {
  const account = await lockAccount(work, userId);
  if (account) account.work = present;
}

/**
 * What is held while an account of this address is made or linked.
 * @param address compared without case
 */
export const accountLockKey = (address: string): string =>
  advisoryKey('account', address.toLowerCase());

/**
 * Waits until no other unit of work makes an account of this address or links one.
 * @param address compared without case
 * @returns the account that the address has, if any
 */
export async function lockAddress(work: Work, address: string): Promise<User | null> {
  await work.advisoryLock('account', address.toLowerCase());
  return findAccount(work, address);
}

type NewAccount = Pick<User, 'email' | 'fullName' | 'role'> &
  Partial<Omit<User, 'id' | 'roles' | 'college' | 'createdAt'>>;

/**
 * Makes the account of an address that has none (`lockAddress`), with its one role and of this
 * college.
 */
export const createAccount = (app: App, work: Work, account: NewAccount): User =>
  work.em.create(User, {
    ...account,
    roles: [account.role],
    college: collegeName(app.config),
    createdAt: app.clock.now(),
  });
