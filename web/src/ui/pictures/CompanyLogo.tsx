import { logoPath } from '@schema/rules/companies/company-logos';
import { companyLogo } from '@schema/rules/files/files';
import { useLayoutEffect, useRef, useState } from 'react';
import css from './Avatar.module.css';
import { useLogoOf } from './company-logos.ts';
import { isOldAddress } from './old-address.ts';
import { initials, tintStyle } from './tint.ts';

type Props = {
  name: string;
  /** What somebody typed or uploaded beside the name; a logo that an admin gave goes before it. */
  src?: string | null | undefined;
  size?: number;
  /** An example, of which nobody has a logo. */
  isMadeUp?: boolean;
};

/**
 * People type the addresses of logos: never plain http, loaded lazily, and without telling the host
 * which page shows them; and none of this device, which nobody gets a picture by.
 */
const safe = (src: string | null | undefined): string | undefined =>
  src && /^(https:|\/(?!\/)|blob:)/i.test(src) && !isOldAddress(src) ? src : undefined;

const { small, medium } = companyLogo.variants;

/** The picture of a logo in its sizes: the browser takes what its screen needs. */
const given = (fileId: string, size: number) => ({
  src: logoPath(fileId, 'small'),
  srcSet: `${logoPath(fileId, 'small')} ${small.width}w, ${logoPath(fileId, 'medium')} ${medium.width}w`,
  sizes: `${size}px`,
});

/** The first of some pictures that has not failed to load, and whether it is there. */
function useFirstThatLoads(pictures: readonly { src: string; srcSet?: string; sizes?: string }[]) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const [loaded, setLoaded] = useState<string>();
  const picture = pictures.find(({ src }) => !failed.includes(src));
  const element = useRef<HTMLImageElement>(null);
  const src = picture?.src;
  // What the browser has at hand stands there from the first moment on.
  useLayoutEffect(() => {
    const image = element.current;
    if (src && image?.complete && image.naturalWidth > 0) setLoaded(src);
  }, [src]);
  return {
    picture,
    isShown: src !== undefined && src === loaded,
    on: {
      ref: element,
      onLoad: () => setLoaded(src),
      onError: () => src && setFailed([...failed, src]),
    },
  };
}

/**
 * A company's logo: what an admin gave it, else what stands beside its name. Its initial on a
 * colour derived from its name while that loads, where it fails and where there is none.
 */
export function CompanyLogo({ name, src, size = 44, isMadeUp = false }: Props) {
  const fileId = useLogoOf(isMadeUp ? null : name);
  const typed = safe(src);
  const { picture, isShown, on } = useFirstThatLoads([
    ...(fileId ? [given(fileId, size)] : []),
    ...(typed ? [{ src: typed }] : []),
  ]);
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 32}rem` };
  return (
    <span
      className={css.company}
      style={isShown ? box : { ...box, ...tintStyle(name) }}
      data-initials={isShown ? undefined : initials(name).slice(0, 1)}
      aria-hidden
    >
      {picture && (
        <img
          key={picture.src}
          className={css.logo}
          data-shown={isShown || undefined}
          {...picture}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          draggable={false}
          referrerPolicy="no-referrer"
          {...on}
        />
      )}
    </span>
  );
}
