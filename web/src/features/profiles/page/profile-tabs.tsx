import { activityTexts } from '@schema/rules/activities/activities';
import { endorsementTexts } from '@schema/rules/endorsements/endorsements-texts';
import { gratitudeTexts } from '@schema/rules/gratitudes/gratitudes-texts';
import { legacyTexts } from '@schema/rules/legacies/legacies-texts';
import { relatedTexts } from '@schema/rules/profiles/profiles-texts';
import { visionTexts } from '@schema/rules/visionboards/visionboards-texts';
import type { ReactNode } from 'react';
import { ActivityPanel } from '@/features/activities';
import { EndorsementWall } from '@/features/endorsements';
import { GratitudesPanel } from '@/features/gratitudes';
import { LegacyPanel } from '@/features/legacies';
import { VisionBoardPanel } from '@/features/visionboards';
import type { ProfileFieldsFragment } from '@/generated/documents';
import type { ProfileTab } from './ProfileTabs';
import { RelatedProfiles } from './RelatedProfiles';

/** The tabs of a profile, in their order: they are others for alumni than for mentees. */
export function profileTabs(
  { id: userId, user, postsCount }: ProfileFieldsFragment,
  isOwner: boolean,
  posts: ReactNode,
): ProfileTab[] {
  const postsTab = { value: 'posts', label: 'Posts', panel: posts };
  const gratitudesTab = {
    value: 'gratitudes',
    label: gratitudeTexts.tab,
    panel: <GratitudesPanel userId={userId} isOwner={isOwner} person={user} />,
  };
  const endorsementsTab = {
    value: 'endorsements',
    label: endorsementTexts.tab,
    panel: <EndorsementWall userId={userId} isOwner={isOwner} person={user} />,
  };
  const visionTab = {
    value: 'vision',
    label: visionTexts.tab,
    panel: <VisionBoardPanel userId={userId} isOwner={isOwner} />,
  };
  const legacyTab = {
    value: 'legacy',
    label: legacyTexts.tab,
    panel: <LegacyPanel userId={userId} isOwner={isOwner} />,
  };
  const activityTab = {
    value: 'activity',
    label: activityTexts.tab,
    panel: <ActivityPanel userId={userId} isOwner={isOwner} />,
  };
  const relatedTab = {
    value: 'related',
    label: relatedTexts.title,
    panel: <RelatedProfiles userId={userId} />,
  };
  if (user.role !== 'mentee') return [postsTab, gratitudesTab, visionTab, legacyTab, activityTab];
  return [
    activityTab,
    visionTab,
    endorsementsTab,
    legacyTab,
    ...(postsCount > 0 ? [postsTab] : []),
    relatedTab,
  ];
}
