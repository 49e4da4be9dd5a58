import { profileBanner } from '@schema/rules/files/files';
import { useState } from 'react';
import type { ProfilePictureFieldsFragment } from '@/generated/documents';
import { isOldAddress, reportFailedPicture } from '@/ui';
import classes from './Banner.module.css';

type Props = {
  profile: Pick<ProfilePictureFieldsFragment, 'smallBanner' | 'mediumBanner' | 'largeBanner'>;
  /** The address of an image that is shown instead. */
  preview?: string | null;
};

const { small, medium, large } = profileBanner.variants;

/**
 * The strip above a profile, in the size that the screen needs; plain colours where there is none,
 * and until its address is new. It is decoration: assistive technology skips it.
 */
export function Banner({
  profile: { smallBanner, mediumBanner, largeBanner },
  preview = null,
}: Props) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = preview ?? mediumBanner;
  const sizes = preview === null && {
    srcSet: `${smallBanner} ${small.width}w, ${mediumBanner} ${medium.width}w, ${largeBanner} ${large.width}w`,
    sizes: '(min-width: 62em) 46rem, 100vw',
  };
  return (
    <div className={classes.banner} aria-hidden onContextMenu={(event) => event.preventDefault()}>
      {src && src !== failedSrc && !isOldAddress(src) && (
        <img
          {...sizes}
          src={src}
          alt=""
          className={classes.image}
          decoding="async"
          draggable={false}
          onError={() => {
            setFailedSrc(src);
            reportFailedPicture(src);
          }}
        />
      )}
    </div>
  );
}
