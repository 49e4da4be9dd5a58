import { sql } from 'kysely';
import type { VerifiedBy } from '../../../../../schema/rules/account/verification-texts.ts';
import type { App, Work } from '../../../core/context.ts';
import { newId } from '../../../core/ids.ts';
import { identitySql } from '../identity.sql.ts';
import { isNotBanned } from '../person.sql.ts';
import { SessionEntity } from '../sessions/session.entity.ts';
import type { User } from '../user.entity.ts';
import { accountLockKey, lockAccount } from './accounts.ts';
import { verifyWithoutDocument } from './verify-account.ts';

/** Somebody whom the college vouches for; of another college where it says so. */
export type ImportedAccount = Pick<
  User,
  | 'email'
  | 'fullName'
  | 'role'
  | 'college'
  | 'degreeType'
  | 'stream'
  | 'specialisation'
  | 'yearOfGraduation'
>;

const addressLocks = identitySql.statement('lockAddresses', { keys: 'text[]' }, (db, { keys }) =>
  db
    .selectFrom(sql<{ key: string }>`(select unnest(${keys}) as key order by 1)`.as('address'))
    .select(sql`pg_advisory_xact_lock(hashtextextended(address.key, 0))`.as('lock')),
);

interface NewRow {
  id: string;
  email: string;
  full_name: string;
  role: User['role'];
  college: string;
  degree_type: string | null;
  stream: string | null;
  specialisation: string | null;
  year_of_graduation: number | null;
}

/** One statement for all of them: entities by the hundred would hold the event loop. */
const insertAccounts = identitySql.statement(
  'insertAccounts',
  { rows: 'jsonb', at: 'timestamptz' },
  (db, { rows, at }) =>
    db
      .insertInto('users')
      .columns([
        'id',
        'email',
        'full_name',
        'role',
        'roles',
        'college',
        'degree_type',
        'stream',
        'specialisation',
        'year_of_graduation',
        'is_verified',
        'verified_at',
        'verified_by',
        'is_profile_complete',
        'created_at',
      ])
      .expression(
        db
          .selectFrom(
            sql<NewRow>`jsonb_to_recordset(${rows})`.as<'account'>(
              sql`account(id uuid, email citext, full_name text, role text, college text, degree_type text, stream text, specialisation text, year_of_graduation int)`,
            ),
          )
          .select([
            'account.id',
            'account.email',
            'account.full_name',
            'account.role',
            sql<User['roles']>`array[account.role]`.as('roles'),
            'account.college',
            'account.degree_type',
            'account.stream',
            'account.specialisation',
            'account.year_of_graduation',
            sql.lit(true).as('is_verified'),
            at.as('verified_at'),
            sql.lit<VerifiedBy>('import').as('verified_by'),
            sql.lit(true).as('is_profile_complete'),
            at.as('created_at'),
          ]),
      )
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning(['id', sql<string>`lower(email::text)`.as('email')]),
);

/**
 * Makes accounts in bulk: verified, without a password, and none for an address that has one. Their
 * people prove the address and choose a password by a mailed code.
 * @returns the ids of those that were made, by address in small letters
 */
export async function createAccounts(
  app: App,
  work: Work,
  accounts: readonly ImportedAccount[],
): Promise<Map<string, string>> {
  // As `lockAddress` does: who signs up with one of them waits, in one order for all.
  await work.query(addressLocks, {
    keys: accounts.map(({ email }) => accountLockKey(email)),
  });
  const rows = accounts.map((account) => ({
    id: newId(),
    email: account.email,
    full_name: account.fullName,
    role: account.role,
    college: account.college,
    degree_type: account.degreeType,
    stream: account.stream,
    specialisation: account.specialisation,
    year_of_graduation: account.yearOfGraduation,
  }));
  const inserted = await work.query(insertAccounts, { rows, at: app.clock.now() });
  return new Map(inserted.map(({ id, email }) => [email, id]));
}

const known = identitySql.statement(
  'knownAddresses',
  { addresses: 'text[]' },
  (db, { addresses }) =>
    db
      .selectFrom('users')
      .where(sql<boolean>`email = any(${addresses}::citext[])`)
      .select(sql<string>`lower(email::text)`.as('email')),
);

/** Which of these addresses have an account, in small letters. */
export async function knownAddresses(app: App, addresses: readonly string[]): Promise<Set<string>> {
  const rows = addresses.length > 0 ? await app.db.query(known, { addresses }) : [];
  return new Set(rows.map(({ email }) => email));
}

/** Whether anybody has used an account that was made for them. */
export async function hasSignedIn(work: Work, account: User): Promise<boolean> {
  if (account.emailProvenAt ?? account.passwordHash ?? account.googleSub) return true;
  return (await work.em.count(SessionEntity, { userId: account.id })) > 0;
}

/** The college's roster says that this person belongs to it. */
export async function verifyByRoster(work: Work, userId: string, at: Date): Promise<void> {
  const account = await lockAccount(work, userId);
  if (!account || account.isVerified) return;
  await verifyWithoutDocument(work, account, 'roster', at);
}

/**
 * People whose address was proven, with it: for the roster and for mails. Banned ones are not in
 * it.
 */
export const provenAddresses = identitySql.shareQuery(
  identitySql.db
    .selectFrom('users')
    .where('email_proven_at', 'is not', null)
    .where(isNotBanned())
    .select(['id', 'email', 'full_name', 'roles', 'year_of_graduation', 'is_verified'])
    // As the column of an import says it: a branch, or a degree without branches and its
    // specialisation.
    .select(sql<string | null>`coalesce(stream, degree_type || ' ' || specialisation)`.as('branch'))
    .select('verification_ended_at'),
);
