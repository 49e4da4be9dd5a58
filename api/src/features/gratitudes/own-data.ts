import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { people } from '../identity/index.ts';
import { GratitudeEntity } from './gratitude.entity.ts';
import { gratitudesSql } from './gratitudes.sql.ts';

/** Thanks that the person gave and received, and those that they upvoted. */
export const gratitudesOwnData: OwnData = {
  gratitudesGiven: gratitudesSql.statement('copyOfGiven', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('gratitudes as gratitude')
      .innerJoin(people.as('person'), 'person.id', 'gratitude.profile_id')
      .where('gratitude.user_id', '=', userId)
      .orderBy('gratitude.id')
      .select(
        columnsOf('gratitude', ['id', ...peoplesWords(GratitudeEntity), 'upvotes', 'createdAt']),
      )
      .select(['gratitude.profile_id as toId', 'person.full_name as toName']),
  ),
  gratitudesReceived: gratitudesSql.statement(
    'copyOfReceived',
    { userId: 'uuid' },
    (db, { userId }) =>
      db
        .selectFrom('gratitudes as gratitude')
        .innerJoin(people.as('person'), 'person.id', 'gratitude.user_id')
        .where('gratitude.profile_id', '=', userId)
        .orderBy('gratitude.id')
        .select(columnsOf('gratitude', ['id', 'text', 'upvotes', 'hiddenAt', 'createdAt']))
        .select(['gratitude.user_id as fromId', 'person.full_name as fromName']),
  ),
  gratitudeUpvotes: gratitudesSql.statement('copyOfUpvotes', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('gratitude_upvotes as upvote')
      .where('upvote.user_id', '=', userId)
      .orderBy('upvote.gratitude_id')
      .select(columnsOf('upvote', ['gratitudeId'])),
  ),
};
