import { sql } from 'kysely';
import type { Visibility } from '../../../../../schema/rules/settings/settings-texts.ts';
import { type PersonRow, personColumns, personOf } from '../../identity/index.ts';
import { careerSteps, postsCount } from '../profiles.sql.ts';
import type { CareerStep, ProfileCard } from '../profiles.types.ts';

/**
 * The columns of a card, from the `profile` (such as `listedProfiles`) and the `person`
 * (`people`); `profileCard` reads such a row.
 */
export const profileCardColumns = () =>
  [
    ...personColumns,
    'profile.bio',
    'profile.interests',
    'profile.alumni_topics as alumniTopics',
    'profile.visibility',
    postsCount(sql.ref<string>('profile.user_id')).as('postsCount'),
    careerSteps(sql.ref<string>('profile.user_id')).as('steps'),
  ] as const;

export interface ProfileCardRow extends PersonRow {
  bio: string | null;
  interests: string[];
  alumniTopics: string[];
  visibility: Visibility;
  postsCount: number;
  steps: CareerStep[] | null;
}

/** A row as lists of people show it. */
export const profileCard = (row: ProfileCardRow): ProfileCard => ({
  id: row.person_id,
  user: personOf(row),
  bio: row.bio,
  interests: row.interests,
  topics: row.alumniTopics,
  visibility: row.visibility,
  postsCount: row.postsCount,
  steps: row.steps ?? [],
});
