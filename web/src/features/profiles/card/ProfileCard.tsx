import { commonTexts } from '@schema/rules/common-texts';
import { pagePathOf } from '@schema/rules/pages/page-paths';
import { profileTexts } from '@schema/rules/posts/posts-texts';
import { degreeLine, experienceCountText, experienceText } from '@schema/rules/text/display';
import { IconBriefcase, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSearchHighlight } from '@/core/address/highlight/SearchHighlight';
import { VerifiedMark } from '@/features/people';
import type { ProfileCardFieldsFragment } from '@/generated/documents';
import { Avatar, Chip, LinkCard, LinkCardFoot, LinkCardHead } from '@/ui';
import { CompanyLogos } from './CompanyLogos';
import classes from './ProfileCard.module.css';

/** More would move the card's foot down. */
const maxInterests = 3;
const maxTopics = 3;

type Props = {
  profile: ProfileCardFieldsFragment;
  /** What the viewer can do, at the foot of the card. */
  action?: ReactNode;
};

/**
 * A person in a list: who they are, then where they have worked. All of the card is a link to the
 * profile.
 */
export function ProfileCard({ profile, action }: Props) {
  const { user, bio, interests, alumniTopics, totalExperienceDuration, postsCount } = profile;
  const name = user.fullName || commonTexts.unknownUser;
  const hiddenInterests = interests.length - maxInterests;
  const hiddenTopics = alumniTopics.length - maxTopics;
  const companies = [
    ...new Set(
      [...profile.workLogos, ...profile.internshipLogos].map(({ companyName }) => companyName),
    ),
  ];
  const { mark, has } = useSearchHighlight([name, ...companies]);
  const foundCompanies = companies.filter(has);
  return (
    <LinkCard>
      <LinkCardHead
        picture={<Avatar name={name} src={user.profilePic} larger={user.picture} size={56} />}
        to={pagePathOf.profile(user.id)}
        title={mark(name)}
        mark={user.isVerified && <VerifiedMark />}
      >
        {user.work && <p className={classes.work}>{user.work}</p>}
        <p className={classes.degree}>{degreeLine(user)}</p>
        <p className={classes.role}>
          {user.role === 'alumni' ? 'Alumni' : 'Student'}
          {/* A logo can't be highlighted: a company that the search found is named. */}
          {foundCompanies.map((company) => (
            <span key={company}> · {mark(company)}</span>
          ))}
        </p>
      </LinkCardHead>
      <p className={bio ? classes.bio : classes.noBio}>{bio || profileTexts.noBio}</p>
      {interests.length > 0 && (
        <ul role="list" className={classes.interests} aria-label="Interests">
          {interests.slice(0, maxInterests).map((interest) => (
            <li key={interest}>
              <Chip>{interest}</Chip>
            </li>
          ))}
          {hiddenInterests > 0 && <li className={classes.more}>+{hiddenInterests} more</li>}
        </ul>
      )}
      {user.role === 'alumni' && alumniTopics.length > 0 && (
        <p className={classes.topics}>
          <span className={classes.label}>{profileTexts.topics}:</span>{' '}
          {alumniTopics.slice(0, maxTopics).join(', ')}
          {hiddenTopics > 0 && ` +${hiddenTopics} more`}
        </p>
      )}
      <LinkCardFoot lined className={classes.foot}>
        <div className={classes.facts}>
          <span>
            <IconBriefcase size={16} aria-hidden /> {experienceText(totalExperienceDuration)}
          </span>
          <span>
            <IconPencil size={16} aria-hidden /> {experienceCountText(postsCount)}
          </span>
        </div>
        <CompanyLogos internships={profile.internshipLogos} work={profile.workLogos} />
      </LinkCardFoot>
      {action}
    </LinkCard>
  );
}
