import { cardOnlyTexts, relatedTexts } from '@schema/rules/profiles/profiles-texts';
import type { ReactNode } from 'react';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { breakpoints, Card, Page, RefusedState, useMediaQuery } from '@/ui';
import { CareerSection } from './CareerSection';
import { ProfileActions } from './header/ProfileActions';
import { ProfileHeader } from './header/ProfileHeader';
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

/**
 * A profile in its columns: header and tabs, with the career path beside them, and between them
 * where there is one column. Mentees have their related profiles in a tab. Of a profile that is
 * open to connections alone, others see the header.
 */
export function ProfileLayout({ profile, isOwner, posts }: Props) {
  const { id: userId, user, careerPath, isWhole } = profile;
  const isBeside = useMediaQuery(breakpoints.withAside);
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
  const isMentee = user.role === 'mentee';
  const career = (!isMentee || careerPath.experiences.length > 0) && (
    <CareerSection profile={profile} isOwner={isOwner} />
  );
  const hasAside = !isMentee || (isBeside && career !== false);
  return (
    <Page
      title={user.fullName}
      titleHidden
      aside={
        hasAside && (
          <div className={classes.column}>
            {isBeside && career}
            {!isMentee && <RelatedSection userId={userId} />}
          </div>
        )
      }
    >
      <div className={classes.column}>
        {header}
        {!isBeside && career}
        <ProfileTabs tabs={profileTabs(profile, isOwner, posts)} />
      </div>
    </Page>
  );
}
