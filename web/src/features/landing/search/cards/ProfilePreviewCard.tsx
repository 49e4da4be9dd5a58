import { pagePathOf } from '@schema/rules/pages/page-paths';
import { degreeLine, experienceCountText, experienceText } from '@schema/rules/text/display';
import { lazy, Suspense, useState } from 'react';
import type { SearchPreviewQuery } from '@/generated/documents';
import { Avatar, Button, Card, Chip } from '@/ui';
import { landingTexts } from '../../texts.ts';
import { CompanyRow } from './CompanyRow.tsx';
import sides from './card-sides.module.css';
import css from './ProfilePreviewCard.module.css';

const PictureDialog = lazy(() => import('../PictureDialog.tsx'));
const maxInterests = 3;

type Props = {
  profile: SearchPreviewQuery['searchPreview']['profiles'][number];
  onOpen: (to: string) => void;
};

/** A profile, with a photo that can be enlarged. */
export function ProfilePreviewCard({ profile, onOpen }: Props) {
  const { user, bio, interests } = profile;
  const [photo, setPhoto] = useState<'never' | 'open' | 'closed'>('never');
  const name = user.fullName || landingTexts.unknownUser;
  return (
    <Card as="li" className={css.card ?? ''}>
      <div className={sides.head}>
        <button
          type="button"
          className={css.photo}
          aria-label={`Enlarge the photo of ${name}`}
          data-tip="Enlarge"
          onClick={() => setPhoto('open')}
        >
          <Avatar name={name} src={user.profilePic} larger={user.picture} size={56} />
        </button>
        <div className={sides.words}>
          <h4 className={sides.name}>{name}</h4>
          <p className={sides.dim}>{degreeLine(user)}</p>
        </div>
      </div>
      {interests.length > 0 ? (
        <ul role="list" className={sides.chips} aria-label="Interests">
          {interests.slice(0, maxInterests).map((interest) => (
            <li key={interest}>
              <Chip>{interest}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <p className={sides.dim}>{landingTexts.interestsSoon}</p>
      )}
      <p className={css.bio}>{bio}</p>
      <div className={css.facts}>
        <div>
          <p>{experienceText(profile.totalExperienceDuration)}</p>
          <p className={sides.dim}>{experienceCountText(profile.postsCount)}</p>
        </div>
        <CompanyRow internships={profile.internshipLogos} work={profile.workLogos} />
      </div>
      <Button
        variant="light"
        fullWidth
        onClick={() => onOpen(pagePathOf.profile(user.id))}
        aria-label={`View profile of ${name}`}
      >
        View Profile
      </Button>
      {photo !== 'never' && (
        <Suspense fallback={null}>
          <PictureDialog
            name={name}
            src={user.largePicture}
            opened={photo === 'open'}
            onClose={() => setPhoto('closed')}
          />
        </Suspense>
      )}
    </Card>
  );
}
