import { editTexts, profileEdit, type ProfileEdit } from '../../../../schema/rules/profiles.ts';
import { profileTexts } from '../../../../schema/rules/posts-texts.ts';
import { requireViewer } from '../../core/access.ts';
import { change, type Context } from '../../core/context.ts';
import { check, forbidden, notFound } from '../../core/errors.ts';
import { profileTopic } from './profiles.ts';

const columns: Record<keyof ProfileEdit, string> = {
  bio: 'bio',
  location: 'location',
  contact: 'contact',
  interests: 'interests',
  alumniTopics: 'alumni_topics',
};
const names = Object.keys(columns) as (keyof ProfileEdit)[];

/**
 * Writes what the viewer says about themselves. Only what is given is written: two screens that change different
 * things don't undo one another.
 * @throws BAD_USER_INPUT with the documented texts; FORBIDDEN for topics of those who are no alumni
 */
export async function updateProfile(ctx: Context, input: object): Promise<void> {
  const viewer = requireViewer(ctx);
  const edit = check(profileEdit, input);
  if (edit.alumniTopics && edit.alumniTopics.length > 0 && viewer.role !== 'alumni')
    throw forbidden(editTexts.topicsForAlumni);
  const given = names.filter((name) => edit[name] !== undefined);
  if (given.length === 0) return;
  await change(ctx.app, async (work) => {
    const set = given.map((name, place) => `${columns[name]} = $${place + 2}`).join(', ');
    const rows = await work.rows(
      `update profiles set ${set} where user_id = $1 returning user_id`,
      [viewer.id, ...given.map((name) => edit[name])],
    );
    if (rows.length === 0) throw notFound(profileTexts.notFound);
    work.publish(profileTopic(viewer.id), { userId: viewer.id });
  });
}
