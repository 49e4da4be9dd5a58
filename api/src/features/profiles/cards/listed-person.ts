import type { Work } from '../../../core/context.ts';
import { people } from '../../identity/index.ts';
import { isListed, profilesSql } from '../profiles.sql.ts';

const listedPerson = profilesSql.statement('listedPerson', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom(people.as('person'))
    .where('person.id', '=', userId)
    .where((eb) => isListed(eb.ref('person.id')))
    .select('person.id'),
);

const lockedListedPerson = profilesSql.statement(
  'lockedListedPerson',
  { userId: 'uuid' },
  (db, { userId }) =>
    db
      .selectFrom(people.as('person'))
      .where('person.id', '=', userId)
      .where((eb) => isListed(eb.ref('person.id')))
      .forKeyShare('person')
      .select('person.id'),
);

/** Whether lists show a person: the account exists, its profile is complete, it is not banned. */
export const isListedPerson = async (work: Work, userId: string): Promise<boolean> =>
  (await work.query(listedPerson, { userId })).length > 0;

/**
 * `isListedPerson`, and the account can't be deleted before the commit: rows that are about to
 * refer to it find it. Asked before anything else is locked, as a deletion locks the account first.
 */
export const lockListedPerson = async (work: Work, userId: string): Promise<boolean> =>
  (await work.query(lockedListedPerson, { userId })).length > 0;
