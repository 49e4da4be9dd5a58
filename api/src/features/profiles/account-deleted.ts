import { raw } from '@mikro-orm/core';
import type { DeletedAccount, Work } from '../../core/context.ts';
import { disownFiles } from '../files/index.ts';
import { DefaultBannerEntity } from './pictures/default-banner.entity.ts';
import { ProfileEntity } from './profile.entity.ts';
import { profileTopic } from './profiles.ts';
import { ProfileViewEntity } from './views/profile-view.entity.ts';
import { accessLevelTopic } from './visibility/access-level.ts';

/**
 * Takes away what a person leaves on profiles: those of others count their view no more. Publishes,
 * to who has theirs open, that it is gone. The banner that an admin chose for all stays.
 */
export async function onAccountDeleted(work: Work, { userId }: DeletedAccount): Promise<void> {
  const { em } = work;
  const viewed = (await em.find(ProfileViewEntity, { user: userId })).map(
    ({ profile }) => profile.id,
  );
  await em.nativeDelete(ProfileViewEntity, { user: userId });
  await em.nativeUpdate(ProfileEntity, { user: { $in: viewed } }, { views: raw('views - 1') });
  const banners = await em.find(DefaultBannerEntity, {});
  await disownFiles(
    work,
    userId,
    banners.map(({ fileId }) => fileId),
  );
  work.publish(profileTopic(userId), { userId });
  work.publish(accessLevelTopic(userId), { userId });
}
