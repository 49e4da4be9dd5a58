import type { Work } from '../../../core/context.ts';
import { recordset } from '../../../core/sql/index.ts';
import { profilesSql } from '../profiles.sql.ts';
import { lockProfile } from './lock-profile.ts';

const writeContacts = profilesSql.statement('writeContacts', { rows: 'jsonb' }, (db, { rows }) =>
  db
    .updateTable('profiles')
    .from(recordset(rows, { user_id: 'uuid', contact: 'text' }, 'sent'))
    .whereRef('profiles.user_id', '=', 'sent.user_id')
    .set((eb) => ({ contact: eb.ref('sent.contact') }))
    .returning('profiles.user_id'),
);

/** Writes how people can be reached, many at a time: of accounts that were made this moment. */
export async function setContacts(
  work: Work,
  contacts: readonly { userId: string; contact: string }[],
): Promise<void> {
  if (contacts.length === 0) return;
  const rows = contacts.map(({ userId, contact }) => ({ user_id: userId, contact }));
  await work.query(writeContacts, { rows });
}

/**
 * Writes how one person can be reached, whose account is locked.
 * @returns what it was before
 */
export async function replaceContact(
  work: Work,
  userId: string,
  contact: string | null,
): Promise<string | null> {
  const profile = await lockProfile(work, userId);
  if (!profile) return null;
  const before = profile.contact;
  profile.contact = contact;
  return before;
}
