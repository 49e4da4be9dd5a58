import { chatPageTexts } from '@schema/rules/chat/chat-page-texts';
import { commonTexts } from '@schema/rules/common-texts';
import { profileTexts } from '@schema/rules/posts/posts-texts';
import { profileLinkLabels } from '@schema/rules/profiles/profiles-texts';
import { replyTexts } from '@schema/rules/replies/replies-texts';
import {
  IconBrandGithub,
  IconBrandLinkedin,
  IconClock,
  IconMail,
  IconMapPin,
  IconPhone,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { VerifiedMark } from '@/features/people';
import type { ProfileFieldsFragment } from '@/generated/documents';
import { Card } from '@/ui';
import { profileDegreeLine } from '../../degree-line';
import { Banner } from '../../pictures/Banner';
import { ChipList } from './ChipList';
import classes from './ProfileHeader.module.css';
import { ProfilePicture } from './ProfilePicture';
import { ProfileStats } from './ProfileStats';

type Props = {
  profile: ProfileFieldsFragment;
  /** What the viewer can do with this person. */
  actions?: ReactNode;
};

/** How soon they usually reply, to anything; or to chat requests, where that alone is known. */
function habitOf({ repliesIn, usualAnswerHours }: ProfileFieldsFragment['user']): string | null {
  if (repliesIn) return replyTexts.usually(repliesIn);
  return usualAnswerHours === null ? null : chatPageTexts.usualAnswer(usualAnswerHours);
}

/** The head of a profile: banner, picture, name, and what the person says about themselves. */
export function ProfileHeader({ profile, actions }: Props) {
  const { user, bio, location, interests, alumniTopics, email, contact, isWhole } = profile;
  const { linkedInUrl, gitHubUrl } = profile;
  const habit = habitOf(user);
  const name = user.fullName || commonTexts.unknownUser;
  return (
    <Card as="section" padding="none" className={classes.header}>
      <Banner profile={profile} />
      <div className={classes.body}>
        <div className={classes.top}>
          <div className={classes.picture}>
            <ProfilePicture name={name} user={user} />
          </div>
          <div className={classes.words}>
            <p className={classes.name}>
              {name}
              {user.isVerified && <VerifiedMark size={20} />}
            </p>
            {user.work && <p className={classes.work}>{user.work}</p>}
            <p className={classes.degree}>{profileDegreeLine(user)}</p>
            <p className={classes.place}>
              <span>
                {user.role === 'alumni' ? 'Alumni' : 'Student'} · {user.college}
              </span>
              {isWhole && (
                <span>
                  <IconMapPin size={16} aria-hidden /> {location || profileTexts.noLocation}
                </span>
              )}
            </p>
            {habit && (
              <p className={classes.place}>
                <span>
                  <IconClock size={16} aria-hidden /> {habit}
                </span>
              </p>
            )}
            {(linkedInUrl || gitHubUrl) && (
              <p className={classes.place}>
                {linkedInUrl && (
                  <a href={linkedInUrl} target="_blank" rel="noopener noreferrer nofollow">
                    <IconBrandLinkedin size={16} aria-hidden /> {profileLinkLabels.linkedInUrl}
                  </a>
                )}
                {gitHubUrl && (
                  <a href={gitHubUrl} target="_blank" rel="noopener noreferrer nofollow">
                    <IconBrandGithub size={16} aria-hidden /> {profileLinkLabels.gitHubUrl}
                  </a>
                )}
              </p>
            )}
            {(email || contact) && (
              <p className={classes.place}>
                {email && (
                  <a href={`mailto:${email}`}>
                    <IconMail size={16} aria-hidden /> {email}
                  </a>
                )}
                {contact && (
                  <a href={`tel:${contact.replace(/[^\d+]/g, '')}`}>
                    <IconPhone size={16} aria-hidden /> {contact}
                  </a>
                )}
              </p>
            )}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
        <ProfileStats profile={profile} />
        <p className={bio ? classes.bio : classes.noBio}>{bio || profileTexts.noBio}</p>
        <ChipList title="Interests" items={interests} />
        {user.role === 'alumni' && <ChipList title={profileTexts.topics} items={alumniTopics} />}
      </div>
    </Card>
  );
}
