import type { DeletedAccount, Work } from '../../core/context.ts';
import { emailOf } from '../identity/index.ts';
import { ImportRowEntity, RosterMatchEntity } from './import.entity.ts';
import { importsSql } from './imports.sql.ts';

const ownAddress = importsSql.statement('ownAddress', { userId: 'uuid' }, (db, { userId }) =>
  db.selectNoFrom(emailOf(userId).as('email')),
);

/** Takes away what files of people say of a person, whichever row has the address. */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  const [own] = await work.query(ownAddress, { userId });
  if (!own?.email) return;
  await work.em.nativeDelete(ImportRowEntity, { email: own.email });
  await work.em.nativeDelete(RosterMatchEntity, { rosterEmail: own.email });
}
