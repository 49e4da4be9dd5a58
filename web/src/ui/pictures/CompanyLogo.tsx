import { useState } from 'react';
import css from './Avatar.module.css';
import { initials, tintStyle } from './tint.ts';

type Props = { name: string; src?: string | null | undefined; size?: number };

/**
 * People type the addresses of logos: never plain http, loaded lazily, and without telling the host
 * which page shows them.
 */
const safe = (src: string | null | undefined): string | undefined =>
  src && /^(https:|\/(?!\/)|blob:)/i.test(src) ? src : undefined;

/** A company's logo, or its initial on a colour derived from its name. */
export function CompanyLogo({ name, src, size = 44 }: Props) {
  const [failed, setFailed] = useState<string>();
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 32}rem` };
  const address = safe(src);
  if (address && address !== failed) {
    return (
      <img
        className={css.company}
        style={box}
        src={address}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={() => setFailed(address)}
      />
    );
  }
  return (
    <span
      className={css.company}
      style={{ ...box, ...tintStyle(name) }}
      data-initials={initials(name).slice(0, 1)}
      aria-hidden
    />
  );
}
