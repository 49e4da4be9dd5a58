import type { OwnData } from '../../core/own-data.ts';
import { roomSql } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { peopleBlockedBy } from '../relationships/index.ts';

const blocksSql = roomSql<object>('blocks');

/** Whom the person blocks; never who blocks them. */
export const blocksOwnData: OwnData = {
  blockedPeople: blocksSql.statement('copyOf', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom(peopleBlockedBy(userId).as('block'))
      .innerJoin(people.as('person'), 'person.id', 'block.other_id')
      .orderBy('block.blocked_at')
      .select([
        'block.other_id as userId',
        'person.full_name as fullName',
        'block.blocked_at as blockedAt',
      ]),
  ),
};
