import { useState } from 'react';
import { tintStyle } from '@/ui';
import classes from './VisionBoard.module.css';

/** Typed addresses are fetched lazily, without telling their host where from, and never with plain http. */
const safe = (src: string | null): string | null =>
  src && /^(https:|\/(?!\/)|blob:)/i.test(src) ? src : null;

type Props = {
  title: string;
  src: string | null;
  /** Told whether the address gave a picture. */
  onState?: (works: boolean) => void;
};

/** The picture of an item; without one, or when it fails, its initial on a colour of its own. */
export function VisionPicture({ title, src, onState }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const address = safe(src);
  if (!address || address === failed)
    return (
      <span className={classes.picture} style={tintStyle(title)} aria-hidden>
        {Array.from(title.trim())[0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={classes.picture}
      src={address}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => onState?.(true)}
      onError={() => {
        setFailed(address);
        onState?.(false);
      }}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
