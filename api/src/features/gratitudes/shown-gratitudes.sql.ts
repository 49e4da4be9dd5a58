import { isShown, wordColumns } from '../../core/sql/index.ts';
import { isNotBanned, people } from '../identity/index.ts';
import { GratitudeEntity } from './gratitude.entity.ts';
import { gratitudesSql } from './gratitudes.sql.ts';

/*
 * Who reads which gratitudes. Who reads a profile whole (`isReadableWhole`): what no admin took
 * away, of authors who are not banned, and the thanked person did not hide. The thanked person:
 * what they hid as well. Admins who moderate: all.
 */

/**
 * Gratitudes `gratitude` and their authors `person`. Those of banned people are shown to nobody.
 */
export const gratitudesWithAuthors = gratitudesSql.db
  .selectFrom('gratitudes as gratitude')
  .innerJoin(people.as('person'), 'person.id', 'gratitude.user_id')
  .where(isShown('gratitude'))
  .where(isNotBanned('person'));

/**
 * Gratitudes, for statements of other rooms. Those that the thanked person hid are in it
 * (`hidden_at` is then not null), what admins took away is not.
 */
export const allGratitudes = gratitudesSql.shareQuery(
  gratitudesSql.db
    .selectFrom('gratitudes')
    .where(isShown())
    .select(['id', 'profile_id', 'user_id', 'text', 'hidden_at', 'created_at']),
);

/** All gratitudes, what admins took away included: for their lists. */
export const gratitudesWithRemoved = gratitudesSql.shareQuery(
  gratitudesSql.db
    .selectFrom('gratitudes')
    .select(['id', 'user_id', 'profile_id', 'text', 'hidden_at', 'created_at', 'removed_at'])
    .select(wordColumns(GratitudeEntity, 'gratitudes')),
);
