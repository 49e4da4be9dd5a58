import { videoSource } from '@schema/rules/calls/video';
import { IconPlayerPlayFilled, IconX } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { site } from '@/core/site';
import { Button, IconButton, PlayCover } from '@/ui';
import css from './FeedIntro.module.css';
import { IntroPoster } from './IntroPoster';
import { dismissIntro, introKey, isIntroDismissed } from './intro';

const Film = lazy(() => import('@/features/landing').then(({ loadFilm }) => loadFilm()));
const title = 'What Experiencia is, and how to use it';

/** The college's own video where one is configured, else the film that comes with the product. */
function Player() {
  const source = videoSource(site.introVideoUrl);
  if (!source)
    return (
      <Suspense fallback={<IntroPoster />}>
        <Film />
      </Suspense>
    );
  if (source.kind === 'file')
    return <video src={source.src} controls autoPlay playsInline aria-label={title} />;
  // Without the site's name as referrer the host plays nothing; the page one reads stays here.
  return (
    <iframe
      src={`${source.src}?autoplay=1&rel=0`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

/**
 * The intro video: a picture and a play button, nothing is asked of other hosts before it is
 * pressed. Closed once, it stays away on this device.
 */
export function FeedIntro() {
  const [dismissed, setDismissed] = useState(isIntroDismissed);
  const [playing, setPlaying] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  if (dismissed) return null;
  const play = () => {
    setPlaying(true);
    // The pressed button is removed: the player takes its place in the tab order.
    frame.current?.focus({ preventScroll: true });
  };
  const dismiss = () => {
    dismissIntro();
    setDismissed(true);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <section
      className={css.intro}
      aria-label="Intro video"
      // theme.js takes it out of a first screen where this device has put it away.
      data-unless={introKey}
      data-playing={playing || undefined}
    >
      <div ref={frame} tabIndex={-1} className={css.frame}>
        {playing ? (
          <Player />
        ) : (
          <PlayCover label={`Play the video: ${title}`} onPlay={play}>
            <IntroPoster />
          </PlayCover>
        )}
      </div>
      {!playing && (
        <div className={css.words}>
          <h2>New here? See how it works</h2>
          <p>
            Read how an interview really went, ask the person who sat in it, and leave your own
            story for the next batch.
          </p>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPlayerPlayFilled size={14} aria-hidden />}
            onClick={play}
          >
            Play intro
          </Button>
        </div>
      )}
      <IconButton label="Hide intro video" className={css.close} onClick={dismiss}>
        <IconX size={18} aria-hidden />
      </IconButton>
    </section>
  );
}
