import type { EndorsementVisibility } from '../../../../schema/rules/endorsements/endorsements.ts';
import { roomSql, type Tables, truth } from '../../core/sql/index.ts';
import { isNotBanned, type PersonRow, people, personColumns, personOf } from '../identity/index.ts';
import type { EndorsementEntity } from './endorsement.entity.ts';
import type { Endorsement } from './endorsements.types.ts';

export const endorsementsSql = roomSql<Tables<typeof EndorsementEntity>>('endorsements');

/**
 * Endorsements `endorsement` and their authors `person`. Words of banned people are shown to
 * nobody.
 */
export const endorsementsWithAuthors = endorsementsSql.db
  .selectFrom('endorsements as endorsement')
  .innerJoin(people.as('person'), 'person.id', 'endorsement.alumni_id')
  .where(isNotBanned('person'))
  .select((eb) => [
    'endorsement.id',
    'endorsement.mentee_id as menteeId',
    'endorsement.message',
    'endorsement.visibility',
    'endorsement.created_at as createdAt',
    truth(eb('endorsement.accepted_at', 'is', null)).as('isPending'),
  ])
  .select(personColumns);

interface EndorsementRow extends PersonRow {
  id: string;
  menteeId: string;
  message: string;
  visibility: EndorsementVisibility;
  createdAt: Date;
  isPending: boolean;
}

/** A row as the wall shows it. */
export const endorsementOf = (row: EndorsementRow): Endorsement => ({
  id: row.id,
  menteeId: row.menteeId,
  alumni: personOf(row),
  message: row.message,
  visibility: row.visibility,
  createdAt: row.createdAt,
  isPending: row.isPending,
});
