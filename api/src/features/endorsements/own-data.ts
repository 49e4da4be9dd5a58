import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { endorsementsSql } from './endorsements.sql.ts';

/** Endorsements that the person wrote and received. */
export const endorsementsOwnData: OwnData = {
  endorsementsGiven: endorsementsSql.statement(
    'copyOfGiven',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('endorsements as e')
        .innerJoin(people.as('person'), 'person.id', 'e.mentee_id')
        .where('e.alumni_id', '=', userId)
        .orderBy('e.id')
        .select(columnsOf('e', ['id', 'message', 'visibility', 'createdAt']))
        .select(['e.mentee_id as toId', 'person.full_name as toName']),
  ),
  endorsementsReceived: endorsementsSql.statement(
    'copyOfReceived',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('endorsements as e')
        .innerJoin(people.as('person'), 'person.id', 'e.alumni_id')
        .where('e.mentee_id', '=', userId)
        .orderBy('e.id')
        .select(columnsOf('e', ['id', 'message', 'visibility', 'acceptedAt', 'createdAt']))
        .select(['e.alumni_id as fromId', 'person.full_name as fromName']),
  ),
};
