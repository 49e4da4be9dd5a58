import { cardOnlyTexts, relatedTexts } from '@schema/rules/profiles-texts';
import type { ReactNode } from 'react';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Card, Page, RefusedState } from '@/ui';
import { CareerSection } from './CareerSection';
import { ProfileActions } from './ProfileActions';
import { ProfileHeader } from './ProfileHeader';
import { ProfileTabs } from './ProfileTabs';
import classes from './ProfileView.module.css';
import { profileTabs } from './profile-tabs';
import { RelatedProfiles } from './RelatedProfiles';

type Props = { profile: ProfileFieldsFragment; isOwner: boolean; posts: ReactNode };

function RelatedSection({ userId }: { userId: string }) {
  return (
    <Card as="section" className={classes.career} aria-labelledby="related-title">
      <h2 id="related-title">{relatedTexts.title}</h2>
      <RelatedProfiles userId={userId} />
    </Card>
  );
}

/** What is beside the tabs; mentees have their related profiles in a tab. */
function Aside({ profile, isOwner }: Omit<Props, 'posts'>) {
  return (
    <div className={classes.column}>
      <CareerSection profile={profile} isOwner={isOwner} />
      {profile.user.role !== 'mentee' && <RelatedSection userId={profile.id} />}
    </div>
  );
}

/**
 * A profile in its columns: header and tabs, with the career path beside them. Of a profile that is
 * open to connections alone, others see the header.
 */
export function ProfileLayout({ profile, isOwner, posts }: Props) {
  const { id: userId, user, careerPath, isWhole } = profile;
  const header = (
    <ProfileHeader
      profile={profile}
      actions={<ProfileActions profile={profile} isOwner={isOwner} />}
    />
  );
  if (!isWhole) {
    return (
      <Page title={user.fullName} titleHidden aside={<RelatedSection userId={userId} />}>
        <div className={classes.column}>
          {header}
          <Card as="section">
            <RefusedState title={cardOnlyTexts.title} text={cardOnlyTexts.text} />
          </Card>
        </div>
      </Page>
    );
  }
  const hasCareer = user.role !== 'mentee' || careerPath.experiences.length > 0;
  return (
    <Page
      title={user.fullName}
      titleHidden
      aside={hasCareer && <Aside profile={profile} isOwner={isOwner} />}
    >
      <div className={classes.column}>
        {header}
        <ProfileTabs tabs={profileTabs(profile, isOwner, posts)} />
      </div>
    </Page>
  );
}
