import { lazy, Suspense, useState } from 'react';
import { PlayCover } from '@/ui';
import { Section } from '../sections/Section.tsx';
import css from './Inspire.module.css';
import { PromoScene } from './PromoScene.tsx';

const PromoPlayer = lazy(() => import('./PromoPlayer.tsx'));

/**
 * The section with the promo film: a picture, until somebody plays it. The click loads the player's
 * code.
 */
export function Inspire() {
  const [playing, setPlaying] = useState(false);
  const picture = <PromoScene scene="campus" />;
  return (
    <Section id="inspire" label="Inspire" tinted>
      <div className={css.columns}>
        <div className={css.words}>
          <h2 className={css.title}>One batch writes, the next one reads</h2>
          <p>
            Every August a few hundred students prepare alone for the same companies. The ones who
            did it last year sit in the same cities, on the same messengers, and would gladly tell.
            This is where they do.
          </p>
        </div>
        <div className={css.frame}>
          {playing ? (
            <Suspense fallback={picture}>
              <PromoPlayer />
            </Suspense>
          ) : (
            <PlayCover
              label="Play the video: what Experiencia is, 30 seconds"
              onPlay={() => setPlaying(true)}
            >
              {picture}
              <span className={css.length} aria-hidden>
                0:30
              </span>
            </PlayCover>
          )}
        </div>
      </div>
    </Section>
  );
}
