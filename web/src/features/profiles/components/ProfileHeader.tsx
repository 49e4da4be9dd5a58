import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Card } from '@/ui';
import { profileTexts } from '@schema/rules/posts-texts';
import { profileDegreeLine } from '../degree';
import { Interests } from './Interests';
import { ProfilePicture } from './ProfilePicture';
import { VerifiedMark } from './VerifiedMark';
import classes from './ProfileHeader.module.css';

type Props = {
  profile: ProfileFieldsFragment;
  /** What the viewer can do with this person. */
  actions?: ReactNode;
};

/** Banner, face, name, and what they say about themselves. */
export function ProfileHeader({ profile: { user, bio, location, interests, alumniTopics }, actions }: Props) {
  const name = user.fullName || 'Unknown User';
  return (
    <Card as="section" padding="none" className={classes.header}>
      <div className={classes.banner} aria-hidden />
      <div className={classes.body}>
        <div className={classes.top}>
          <div className={classes.picture}>
            <ProfilePicture name={name} src={user.profilePic} />
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        <div>
          <p className={classes.name}>
            {name} {user.isVerified && <VerifiedMark size={20} />}
          </p>
          <p className={classes.degree}>{profileDegreeLine(user)}</p>
          <p className={classes.place}>
            <span>{user.role === 'alumni' ? 'Alumni' : 'Student'} · {user.college}</span>
            <span><IconMapPin size={16} aria-hidden /> {location || profileTexts.noLocation}</span>
          </p>
        </div>
        <p className={bio ? classes.bio : classes.noBio}>{bio || profileTexts.noBio}</p>
        <Interests title="Interests" items={interests} />
        <Interests title={profileTexts.topics} items={alumniTopics} />
      </div>
    </Card>
  );
}
