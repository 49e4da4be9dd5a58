import type { Work } from '../../../core/context.ts';
import { columnsOf } from '../../../core/sql/index.ts';
import { peoplesWords } from '../../../core/words.ts';
import { deleteFiles } from '../../files/index.ts';
import { people, replacePicture } from '../../identity/index.ts';
import { ProfileEntity } from '../profile.entity.ts';
import { profilesSql } from '../profiles.sql.ts';
import { profileTopic } from '../profiles.ts';
import { lockProfile } from './lock-profile.ts';

/** What people wrote on their profile, but for the number that not everybody reads. */
const shownWords = peoplesWords(ProfileEntity).filter((name) => name !== 'contact');

const partsShown = profilesSql.statement('shown', { userId: 'uuid' }, (db, { userId }) =>
  db
    .selectFrom('profiles as profile')
    .innerJoin(people.as('person'), 'person.id', 'profile.user_id')
    .where('profile.user_id', '=', userId)
    .select(columnsOf('profile', shownWords))
    .select(['profile.banner_id as bannerId', 'person.picture_id as pictureId']),
);

/**
 * What a reported person shows of themselves: the words of their bio, and `marks`, a text that is
 * another one as soon as words, picture or banner are.
 */
export async function shownOnProfile(
  work: Pick<Work, 'query'>,
  userId: string,
): Promise<{ bio: string; marks: string }> {
  const [row] = await work.query(partsShown, { userId });
  return { bio: row?.bio ?? '', marks: JSON.stringify(row ?? null) };
}

/**
 * Takes picture, banner and bio off a person's profile, in the unit of work of who decides it: they
 * are gone for good, and the person may put others there. What is not there is no error.
 * @returns whether the account is there
 */
export async function clearProfile(work: Work, userId: string): Promise<boolean> {
  const picture = await replacePicture(work, userId, null);
  const profile = await lockProfile(work, userId);
  if (picture === undefined || !profile) return false;
  const fileIds = [picture, profile.bannerId].filter((id) => id !== null);
  work.em.assign(profile, { bannerId: null, bio: null });
  await deleteFiles(work, fileIds);
  work.publish(profileTopic(userId), { userId });
  return true;
}
