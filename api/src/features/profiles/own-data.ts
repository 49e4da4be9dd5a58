import type { OwnData } from '../../core/own-data.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { peoplesWords } from '../../core/words.ts';
import { people } from '../identity/index.ts';
import { ProfileEntity } from './profile.entity.ts';
import { profilesSql } from './profiles.sql.ts';

/** The profile, and whose profiles the person opened. */
export const profilesOwnData: OwnData = {
  profile: profilesSql.statement('copyOfProfile', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('profiles as profile')
      .where('profile.user_id', '=', userId)
      .select(
        columnsOf('profile', [
          ...peoplesWords(ProfileEntity),
          'bannerId',
          'visibility',
          'isListed',
          'views',
          'helpful',
          'lastActiveAt',
          'repliesIn',
        ]),
      ),
  ),
  viewedProfiles: profilesSql.statement('copyOfViews', { userId: 'uuid' }, (db, { userId }) =>
    db
      .selectFrom('profile_views as view')
      .innerJoin(people.as('person'), 'person.id', 'view.profile_id')
      .where('view.user_id', '=', userId)
      .orderBy('view.profile_id')
      .select(['view.profile_id as userId', 'person.full_name as fullName']),
  ),
};
