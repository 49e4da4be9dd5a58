import { Carousel as MantineCarousel } from '@mantine/carousel';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/carousel/styles.layer.css';
import type { EmblaCarouselType } from 'embla-carousel';
import { type ReactNode, useEffect, useState } from 'react';
import { useReducedMotion } from '../theme/preferences.ts';
import css from './Carousel.module.css';
import { CarouselControls } from './CarouselControls.tsx';
import { useAutoplay } from './useAutoplay.ts';

type Props = {
  label: string;
  slides: readonly { key: string; name: string; content: ReactNode }[];
  /** How long a slide is shown, in milliseconds. One slide alone never turns. */
  everyMs: number;
};

/** The first slide follows the last. */
const embla = { loop: true };

/**
 * Shows one of several slides at a time, and turns to the next while nobody is using it. Only the
 * slide in view is reached by keyboard.
 */
export function Carousel({ label, slides, everyMs }: Props) {
  const [mover, setMover] = useState<EmblaCarouselType>();
  const [current, setCurrent] = useState(0);
  const reducedMotion = useReducedMotion();
  const count = slides.length;
  const show = (index: number) => setCurrent((index + count) % count);
  const autoplay = useAutoplay(() => show(current + 1), { everyMs, slide: current, count });

  useEffect(() => mover?.scrollTo(current, reducedMotion), [mover, current, reducedMotion]);

  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-running={autoplay.isRunning || undefined}
      {...autoplay.handlers}
    >
      <MantineCarousel
        role="presentation"
        aria-roledescription={undefined}
        classNames={{ root: css.root ?? '', viewport: css.viewport ?? '' }}
        withControls={false}
        emblaOptions={embla}
        getEmblaApi={setMover}
        onSlideChange={setCurrent}
      >
        {slides.map(({ key, name, content }, i) => (
          <MantineCarousel.Slide
            key={key}
            aria-label={`${i + 1} of ${count}: ${name}`}
            inert={i !== current}
          >
            {content}
          </MantineCarousel.Slide>
        ))}
      </MantineCarousel>
      {count > 1 && (
        <CarouselControls
          slides={slides}
          current={current}
          onShow={show}
          stopped={autoplay.canRun ? autoplay.stopped : null}
          onStop={autoplay.setStopped}
        />
      )}
    </section>
  );
}
