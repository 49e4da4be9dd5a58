import type { Visibility } from '../../../../../schema/rules/settings/settings-texts.ts';
import type { App, Work } from '../../../core/context.ts';
import { profilesSql } from '../profiles.sql.ts';
import { profileTopic } from '../profiles.ts';
import { lockProfile } from '../writing/lock-profile.ts';
import { accessLevelTopic } from './access-level.ts';

const visibility = profilesSql.statement('visibility', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('profiles').where('user_id', '=', userId).select('visibility'),
);

/** Who reads a person's profile whole. */
export async function visibilityOf(app: App, userId: string): Promise<Visibility> {
  const [row] = await app.db.query(visibility, { userId });
  return row?.visibility ?? 'college';
}

/**
 * Changes who reads a person's profile whole: those who watch it and may not any more are cut off.
 */
export async function changeVisibility(
  work: Work,
  userId: string,
  chosen: Visibility,
): Promise<void> {
  const profile = await lockProfile(work, userId);
  if (!profile || profile.visibility === chosen) return;
  profile.visibility = chosen;
  work.publish(profileTopic(userId), { userId });
  work.publish(accessLevelTopic(userId), { userId });
}
