import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { people } from '../identity/index.ts';
import { profilesSql } from './profiles.sql.ts';

/** The profile, and whose profiles the person opened. */
export const profilesOwnData: OwnData = {
  profile: profilesSql.statement('copyOfProfile', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('profiles as p')
      .where('p.user_id', '=', userId)
      .select(
        columnsOf('p', [
          'bio',
          'location',
          'interests',
          'alumniTopics',
          'bannerId',
          'contact',
          'visibility',
          'isListed',
          'views',
          'helpful',
          'lastActiveAt',
        ]),
      ),
  ),
  viewedProfiles: profilesSql.statement('copyOfViews', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('profile_views as v')
      .innerJoin(people.as('person'), 'person.id', 'v.profile_id')
      .where('v.user_id', '=', userId)
      .orderBy('v.profile_id')
      .select(['v.profile_id as userId', 'person.full_name as fullName']),
  ),
};
