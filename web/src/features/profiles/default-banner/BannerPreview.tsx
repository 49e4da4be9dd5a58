import type { ReactNode } from 'react';
import { Banner } from '../pictures/Banner';
import classes from './DefaultBanner.module.css';

type Props = {
  title: string;
  /** Shown under the title. */
  note?: ReactNode;
  banner: { smallBanner: string | null; mediumBanner: string | null; largeBanner: string | null };
  /** The address of an image that is shown instead. */
  preview?: string | null;
};

const screens = ['wide', 'narrow'] as const;
const screenNames = { wide: 'On a wide screen', narrow: 'On a phone' } as const;

/**
 * A banner as profiles show it: its shape on a wide screen and on a phone, and the face that covers
 * a part of it.
 */
export function BannerPreview({ title, note, banner, preview = null }: Props) {
  return (
    <section className={classes.preview} aria-label={title}>
      <h2>{title}</h2>
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.screens}>
        {screens.map((screen) => (
          <figure key={screen} className={classes.screen} data-screen={screen}>
            <div
              className={classes.frame}
              role="img"
              aria-label={`${title}, ${screenNames[screen].toLowerCase()}`}
            >
              <Banner profile={banner} preview={preview} />
              <span className={classes.face} aria-hidden />
            </div>
            <figcaption>{screenNames[screen]}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
