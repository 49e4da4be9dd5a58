import type { App, Work } from '../../core/context.ts';
import { identitySql } from './identity.sql.ts';
import { accountTopic } from './sessions.ts';
import { User } from './user.entity.ts';

const accountLock = identitySql.statement('lockAccount', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('users').where('id', '=', userId).forNoKeyUpdate().select('id'),
);

/**
 * The account, locked against other changes until the commit; null when it was deleted. Rows can refer to it meanwhile:
 * MikroORM's own lock would keep every like and view of this person waiting.
 */
export async function lockAccount(work: Work, userId: string): Promise<User | null> {
  await work.query(accountLock, { userId });
  return work.em.findOne(User, { id: userId });
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

/** Says what a person does now, as every line about them shows it; null: nothing that the career path tells. */
export async function setWork(work: Work, userId: string, present: string | null): Promise<void> {
  const account = await lockAccount(work, userId);
  if (account) account.work = present;
}

/**
 * Waits until no other unit of work makes an account of this address or links one.
 * @param address compared without case
 * @returns the account that the address has, if any
 */
export async function holdAddress(work: Work, address: string): Promise<User | null> {
  await work.advisoryLock(`account ${address.toLowerCase()}`);
  return work.em.findOne(User, { email: address });
}

type NewAccount = Pick<User, 'email' | 'fullName' | 'role'> &
  Partial<Omit<User, 'id' | 'roles' | 'college' | 'createdAt'>>;

/** Makes the account of an address that has none (`holdAddress`), with its one role and of this college. */
export const createAccount = (app: App, work: Work, account: NewAccount): User =>
  work.em.create(User, {
    ...account,
    roles: [account.role],
    college: app.config.college.name,
    createdAt: app.clock.now(),
  });
