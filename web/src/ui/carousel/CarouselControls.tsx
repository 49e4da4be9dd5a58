import { uiTexts } from '@schema/rules/ui-texts.ts';
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import { IconButton } from '../buttons/IconButton.tsx';
import css from './Carousel.module.css';

type Props = {
  slides: readonly { key: string; name: string }[];
  current: number;
  /** Shows a slide; the index -1 is the last one, as many as there are slides is the first. */
  onShow: (index: number) => void;
  /** Whether the turning was stopped; null where it never turns by itself. */
  stopped: boolean | null;
  onStop: (stopped: boolean) => void;
};

/** A dot for each slide, back and forward, and a switch that stops the turning. */
export function CarouselControls({ slides, current, onShow, stopped, onStop }: Props) {
  return (
    <div className={css.controls}>
      <div className={css.dots}>
        {slides.map(({ key, name }, i) => (
          <button
            key={key}
            type="button"
            className={css.dot}
            aria-label={`Show ${i + 1} of ${slides.length}: ${name}`}
            aria-current={i === current || undefined}
            onClick={() => onShow(i)}
          />
        ))}
      </div>
      <div className={css.buttons}>
        <IconButton label={uiTexts.previous} onClick={() => onShow(current - 1)}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <IconButton label={uiTexts.next} onClick={() => onShow(current + 1)}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
        {stopped !== null && (
          <IconButton
            label={stopped ? uiTexts.turn : uiTexts.stopTurning}
            onClick={() => onStop(!stopped)}
          >
            {stopped ? (
              <IconPlayerPlayFilled size={16} aria-hidden />
            ) : (
              <IconPlayerPauseFilled size={16} aria-hidden />
            )}
          </IconButton>
        )}
      </div>
    </div>
  );
}
