import { profilePicture } from '@schema/rules/files/files.ts';
import { useEffect, useState } from 'react';
import css from './Avatar.module.css';
import { isOldAddress } from './old-address.ts';
import { reportFailedPicture, showPicture } from './shown-pictures.ts';
import { initials, tintStyle } from './tint.ts';

/** How wide the stored sizes of a picture are. */
const { small, medium, large } = profilePicture.variants;
const next = { small: 'medium', medium: 'large' } as const;
const widths = { small: small.width, medium: medium.width, large: large.width };

type Props = {
  name: string;
  /** The picture in its smallest size. */
  src?: string | null | undefined;
  /**
   * The picture in the next size, for faces that are shown larger than in a line: the browser takes
   * what its screen needs.
   */
  larger?: string | null | undefined;
  /** Which size `src` is; the smallest unless told otherwise. */
  from?: 'small' | 'medium';
  size?: number;
};

/**
 * A person's photo, or the initials where there is none, it does not load, or its address waits for
 * the answer of the server; one that does not load has a new address asked for (shown-pictures.ts).
 * The name is beside it, so screen readers skip it.
 */
export function Avatar({ name, src: given, larger, from = 'small', size = 40 }: Props) {
  const src = given && !isOldAddress(given) ? given : null;
  const [failed, setFailed] = useState<string>();
  useEffect(() => (src ? showPicture(src) : undefined), [src]);
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 40}rem` };
  if (src && src !== failed) {
    const choice =
      larger && !isOldAddress(larger)
        ? {
            srcSet: `${src} ${widths[from]}w, ${larger} ${widths[next[from]]}w`,
            sizes: `${size}px`,
          }
        : {};
    return (
      <img
        className={css.person}
        style={box}
        {...choice}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => {
          setFailed(src);
          reportFailedPicture(src);
        }}
      />
    );
  }
  return (
    <span
      className={css.person}
      style={{ ...box, ...tintStyle(name) }}
      data-initials={initials(name)}
      aria-hidden
    />
  );
}
