import { useState } from 'react';
import css from './Avatar.module.css';
import { initials, tintStyle } from './tint.ts';

type Props = { name: string; src?: string | null | undefined; size?: number };

/** A person: the photo, or the initials where there is none or it does not load. The name stands beside it, so it is silent. */
export function Avatar({ name, src, size = 40 }: Props) {
  const [failed, setFailed] = useState<string>();
  const box = { width: `${size / 16}rem`, height: `${size / 16}rem`, fontSize: `${size / 40}rem` };
  if (src && src !== failed) {
    return <img className={css.person} style={box} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" draggable={false} onError={() => setFailed(src)} />;
  }
  return <span className={css.person} style={{ ...box, ...tintStyle(name) }} aria-hidden>{initials(name)}</span>;
}
