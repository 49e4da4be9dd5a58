import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { people } from '../identity/index.ts';
import { EndorsementEntity } from './endorsement.entity.ts';
import { endorsementsSql } from './endorsements.sql.ts';

/** Endorsements that the person wrote and received. */
export const endorsementsOwnData: OwnData = {
  endorsementsGiven: endorsementsSql.statement(
    'copyOfGiven',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('endorsements as endorsement')
        .innerJoin(people.as('person'), 'person.id', 'endorsement.mentee_id')
        .where('endorsement.alumni_id', '=', userId)
        .orderBy('endorsement.id')
        .select(
          columnsOf('endorsement', [
            'id',
            ...peoplesWords(EndorsementEntity),
            'visibility',
            'createdAt',
          ]),
        )
        .select(['endorsement.mentee_id as toId', 'person.full_name as toName']),
  ),
  endorsementsReceived: endorsementsSql.statement(
    'copyOfReceived',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('endorsements as endorsement')
        .innerJoin(people.as('person'), 'person.id', 'endorsement.alumni_id')
        .where('endorsement.mentee_id', '=', userId)
        .orderBy('endorsement.id')
        .select(
          columnsOf('endorsement', ['id', 'message', 'visibility', 'acceptedAt', 'createdAt']),
        )
        .select(['endorsement.alumni_id as fromId', 'person.full_name as fromName']),
  ),
};
