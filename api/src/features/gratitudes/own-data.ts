import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { gratitudesSql } from './gratitudes.sql.ts';

/** Thanks that the person gave and received, and those that they upvoted. */
export const gratitudesOwnData: OwnData = {
  gratitudesGiven: gratitudesSql.statement('copyOfGiven', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('gratitudes as g')
      .innerJoin(people.as('person'), 'person.id', 'g.profile_id')
      .where('g.user_id', '=', userId)
      .orderBy('g.id')
      .select(columnsOf('g', ['id', 'text', 'upvotes', 'createdAt']))
      .select(['g.profile_id as toId', 'person.full_name as toName']),
  ),
  gratitudesReceived: gratitudesSql.statement(
    'copyOfReceived',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('gratitudes as g')
        .innerJoin(people.as('person'), 'person.id', 'g.user_id')
        .where('g.profile_id', '=', userId)
        .orderBy('g.id')
        .select(columnsOf('g', ['id', 'text', 'upvotes', 'hiddenAt', 'createdAt']))
        .select(['g.user_id as fromId', 'person.full_name as fromName']),
  ),
  gratitudeUpvotes: gratitudesSql.statement('copyOfUpvotes', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('gratitude_upvotes as v')
      .where('v.user_id', '=', userId)
      .orderBy('v.gratitude_id')
      .select(columnsOf('v', ['gratitudeId'])),
  ),
};
