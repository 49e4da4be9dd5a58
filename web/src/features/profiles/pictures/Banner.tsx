import { useState } from 'react';
import type { ProfilePicturesFragment } from '@/generated/documents';
import { profileBanner } from '@schema/rules/files';
import classes from './Banner.module.css';

type Props = {
  profile: Pick<ProfilePicturesFragment, 'smallBanner' | 'mediumBanner' | 'largeBanner'>;
  /** Shown instead: what is being sent, or '' for nothing. */
  preview?: string | null;
};

const { small, medium, large } = profileBanner.variants;

/** The strip above a profile, in the size that the screen needs; calm colours where there is none. It says nothing: ears are spared. */
export function Banner({
  profile: { smallBanner, mediumBanner, largeBanner },
  preview = null,
}: Props) {
  const [failed, setFailed] = useState<string>();
  const src = preview ?? mediumBanner;
  const choice = preview === null && {
    srcSet: `${smallBanner} ${small.width}w, ${mediumBanner} ${medium.width}w, ${largeBanner} ${large.width}w`,
    sizes: '(min-width: 62em) 46rem, 100vw',
  };
  return (
    <div className={classes.banner} aria-hidden onContextMenu={(event) => event.preventDefault()}>
      {src && src !== failed && (
        <img
          {...choice}
          src={src}
          alt=""
          className={classes.image}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </div>
  );
}
