import type { App } from '../../../core/context.ts';
import { identitySql } from '../identity.sql.ts';
import { isNotBanned } from '../person.sql.ts';

const addressee = identitySql.statement('addressee', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where(isNotBanned())
    .select(['email', 'full_name as fullName']),
);

/** Where mails to a person go; null for deleted accounts and banned people. */
export async function findAddressee(
  app: App,
  userId: string,
): Promise<{ email: string; fullName: string } | null> {
  const [found] = await app.db.query(addressee, { userId });
  return found ?? null;
}

const sender = identitySql.statement('sender', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('users')
    .where('id', '=', userId)
    .where(isNotBanned())
    .select(['email', 'full_name as fullName', 'institute_email as instituteEmail']),
);

/**
 * Where mails to a person go, and from which addresses theirs come, in small letters; null as for
 * `findAddressee`.
 */
export async function findSender(
  app: App,
  userId: string,
): Promise<{ email: string; fullName: string; addresses: string[] } | null> {
  const [found] = await app.db.query(sender, { userId });
  if (!found) return null;
  const { email, fullName, instituteEmail } = found;
  const addresses = [email, instituteEmail ?? ''].filter(Boolean);
  return { email, fullName, addresses: addresses.map((one) => one.toLowerCase()) };
}

const address = identitySql.statement('address', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('users').where('id', '=', userId).select(['email', 'full_name as fullName']),
);

/**
 * Where a person is told what happened to their account, also that it was banned; null for deleted
 * accounts.
 */
export async function findAddresseeEvenIfBanned(
  app: App,
  userId: string,
): Promise<{ email: string; fullName: string } | null> {
  const [found] = await app.db.query(address, { userId });
  return found ?? null;
}
