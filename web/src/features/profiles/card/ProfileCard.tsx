import { IconBriefcase, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSearchHighlight } from '@/core/SearchHighlight';
import type { ProfileCardFieldsFragment } from '@/generated/documents';
import { Avatar, Card, Chip } from '@/ui';
import { degreeLine, experienceCountText, experienceText } from '@schema/rules/display';
import { profileTexts } from '@schema/rules/posts-texts';
import { CompanyLogos } from './CompanyLogos';
import { VerifiedMark } from '@/features/people';
import classes from './ProfileCard.module.css';

/** More would push the card's foot away. */
const interestsShown = 3;

type Props = {
  profile: ProfileCardFieldsFragment;
  /** What can be done about this person, under what is said of them. */
  action?: ReactNode;
};

/** A person one could write to: face and words first, then where they have been. The whole card leads to the profile. */
export function ProfileCard({ profile, action }: Props) {
  const { user, bio, interests, totalExperienceDuration, postsCount } = profile;
  const name = user.fullName || 'Unknown User';
  const more = interests.length - interestsShown;
  const places = [
    ...new Set(
      [...profile.workLogos, ...profile.internshipLogos].map(({ companyName }) => companyName),
    ),
  ];
  const { mark, has } = useSearchHighlight([name, ...places]);
  const foundAt = places.filter(has);
  return (
    <Card as="article" interactive className={classes.card}>
      <header className={classes.head}>
        <Avatar name={name} src={user.profilePic} larger={user.picture} size={56} />
        <div className={classes.who}>
          <h3 className={classes.name}>
            <Link to={`/profile/${user.id}`} className={classes.link}>
              {mark(name)}
            </Link>{' '}
            {user.isVerified && <VerifiedMark />}
          </h3>
          <p className={classes.degree}>{degreeLine(user)}</p>
          <p className={classes.role}>
            {user.role === 'alumni' ? 'Alumni' : 'Student'}
            {/* A logo can't be marked: the company that the search found is said in words. */}
            {foundAt.map((company) => (
              <span key={company}> · {mark(company)}</span>
            ))}
          </p>
        </div>
      </header>
      <p className={bio ? classes.bio : classes.noBio}>{bio || profileTexts.noBio}</p>
      {interests.length > 0 && (
        <ul role="list" className={classes.interests} aria-label="Interests">
          {interests.slice(0, interestsShown).map((interest) => (
            <li key={interest}>
              <Chip>{interest}</Chip>
            </li>
          ))}
          {more > 0 && <li className={classes.more}>+{more} more</li>}
        </ul>
      )}
      <footer className={classes.foot}>
        <div className={classes.facts}>
          <span>
            <IconBriefcase size={16} aria-hidden /> {experienceText(totalExperienceDuration)}
          </span>
          <span>
            <IconPencil size={16} aria-hidden /> {experienceCountText(postsCount)}
          </span>
        </div>
        <CompanyLogos internships={profile.internshipLogos} work={profile.workLogos} />
      </footer>
      {action}
    </Card>
  );
}
