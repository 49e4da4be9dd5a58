import { profileTexts } from '../../../../../schema/rules/posts/posts-texts.ts';
import { editTexts, profileEdit } from '../../../../../schema/rules/profiles/profiles.ts';
import { requireViewer } from '../../../core/access.ts';
import { type Context, change } from '../../../core/context.ts';
import { forbidden, notFound, validate } from '../../../core/errors.ts';
import { profileTopic } from '../profiles.ts';
import { lockProfile } from './lock-profile.ts';

/**
 * Writes what the viewer says about themselves. Only what is sent is written: two screens that
 * change different things don't undo one another.
 * @throws BAD_USER_INPUT with the documented texts; FORBIDDEN for topics of those who are no alumni
 */
export async function updateProfile(ctx: Context, input: object): Promise<void> {
  const viewer = requireViewer(ctx);
  const edit = validate(profileEdit, input);
  if (edit.alumniTopics && edit.alumniTopics.length > 0 && viewer.role !== 'alumni')
    throw forbidden(editTexts.topicsForAlumni);
  const sent = Object.entries(edit).filter(([, value]) => value !== undefined);
  if (sent.length === 0) return;
  await change(ctx.app, async (work) => {
    const profile = await lockProfile(work, viewer.id);
    if (!profile) throw notFound(profileTexts.notFound);
    Object.assign(profile, Object.fromEntries(sent));
    work.publish(profileTopic(viewer.id), { userId: viewer.id });
  });
}
