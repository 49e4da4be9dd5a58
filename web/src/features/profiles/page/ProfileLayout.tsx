import type { ReactNode } from 'react';
import { ActivityPanel } from '@/features/activities';
import { EndorsementWall } from '@/features/endorsements';
import { GratitudesPanel } from '@/features/gratitudes';
import { LegacyPanel } from '@/features/legacies';
import { VisionBoardPanel } from '@/features/visionboards';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Card, Page, RefusedState } from '@/ui';
import { activityTexts } from '@schema/rules/activities';
import { endorsementTexts } from '@schema/rules/endorsements-texts';
import { gratitudeTexts } from '@schema/rules/gratitudes-texts';
import { legacyTexts } from '@schema/rules/legacies-texts';
import { cardOnlyTexts, relatedTexts } from '@schema/rules/profiles-texts';
import { visionTexts } from '@schema/rules/visionboards-texts';
import { CareerSection } from './CareerSection';
import { ProfileActions } from './ProfileActions';
import { ProfileHeader } from './ProfileHeader';
import { type ProfileTab, ProfileTabs } from './ProfileTabs';
import { RelatedProfiles } from './RelatedProfiles';
import classes from './ProfileView.module.css';

type Props = { profile: ProfileFieldsFragment; isOwner: boolean; posts: ReactNode };

/** A person: the alumni view with career and posts first, the mentee view with what they do and want to become. */
export function ProfileBody({ profile, isOwner, posts }: Props) {
  const { id: userId, user, careerPath, isWhole, postsCount } = profile;
  const isMentee = user.role === 'mentee';
  const header = (
    <ProfileHeader
      profile={profile}
      actions={<ProfileActions profile={profile} isOwner={isOwner} />}
    />
  );
  const related = (
    <Card as="section" className={classes.career} aria-labelledby="related-title">
      <h2 id="related-title">{relatedTexts.title}</h2>
      <RelatedProfiles userId={userId} />
    </Card>
  );
  // In the columns of every other profile: what is kept back is missing, not the frame.
  if (!isWhole) {
    return (
      <Page title={user.fullName} titleHidden aside={related}>
        <div className={classes.column}>
          {header}
          <Card as="section">
            <RefusedState title={cardOnlyTexts.title} text={cardOnlyTexts.text} />
          </Card>
        </div>
      </Page>
    );
  }

  const postsTab: ProfileTab = { value: 'posts', label: 'Posts', panel: posts };
  const legacyTab: ProfileTab = {
    value: 'legacy',
    label: legacyTexts.tab,
    panel: <LegacyPanel userId={userId} isOwner={isOwner} />,
  };
  const gratitudesTab: ProfileTab = {
    value: 'gratitudes',
    label: gratitudeTexts.tab,
    panel: <GratitudesPanel userId={userId} isOwner={isOwner} person={user} />,
  };
  const endorsementsTab: ProfileTab = {
    value: 'endorsements',
    label: endorsementTexts.tab,
    panel: <EndorsementWall userId={userId} isOwner={isOwner} person={user} />,
  };
  const activityTab: ProfileTab = {
    value: 'activity',
    label: activityTexts.tab,
    panel: <ActivityPanel userId={userId} isOwner={isOwner} />,
  };
  const visionTab: ProfileTab = {
    value: 'vision',
    label: visionTexts.tab,
    panel: <VisionBoardPanel userId={userId} isOwner={isOwner} />,
  };
  const relatedTab: ProfileTab = {
    value: 'related',
    label: relatedTexts.title,
    panel: <RelatedProfiles userId={userId} />,
  };
  // In the order in which they stand.
  const alumniTabs: ProfileTab[] = [postsTab, gratitudesTab, visionTab, legacyTab, activityTab];
  const menteeTabs: ProfileTab[] = [
    activityTab,
    visionTab,
    endorsementsTab,
    legacyTab,
    ...(postsCount > 0 ? [postsTab] : []),
    relatedTab,
  ];

  const hasCareer = !isMentee || careerPath.experiences.length > 0;
  return (
    <Page
      title={user.fullName}
      titleHidden
      aside={
        hasCareer && (
          <div className={classes.column}>
            <CareerSection profile={profile} isOwner={isOwner} />
            {!isMentee && related}
          </div>
        )
      }
    >
      <div className={classes.column}>
        {header}
        <ProfileTabs tabs={isMentee ? menteeTabs : alumniTabs} />
      </div>
    </Page>
  );
}
