import { useState } from 'react';
import { isOldAddress, reportFailedPicture, tintStyle } from '@/ui';
import classes from './VisionBoard.module.css';

/** Shown are https, files of our own and previews; plain http, which people may type, is not. */
const isSafe = (src: string): boolean => /^(https:|\/(?!\/)|blob:)/i.test(src);

type Props = {
  title: string;
  src: string | null;
  /** Called when the picture is loaded, or could not be. */
  onSettled?: (isLoaded: boolean) => void;
};

/**
 * The picture of an item; where there is none, or it can't be loaded (yet), its initial on a colour
 * of its own. The host of a typed address is not told which page shows it.
 */
export function VisionPicture({ title, src, onSettled }: Props) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  if (!src || !isSafe(src) || isOldAddress(src) || src === failedSrc)
    return (
      <span className={classes.picture} style={tintStyle(title)} aria-hidden>
        {Array.from(title.trim())[0]?.toUpperCase()}
      </span>
    );
  return (
    <img
      className={classes.picture}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onLoad={() => onSettled?.(true)}
      onError={() => {
        setFailedSrc(src);
        reportFailedPicture(src);
        onSettled?.(false);
      }}
      onContextMenu={(event) => event.preventDefault()}
    />
  );
}
