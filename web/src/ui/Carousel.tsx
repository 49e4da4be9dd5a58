import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import css from './Carousel.module.css';
import { IconButton } from './IconButton.tsx';
import { useReducedMotion } from './useMedia.ts';

type Props = {
  label: string;
  slides: readonly { key: string; name: string; content: ReactNode }[];
  /** How long one stays; the next comes by itself only when there is more than one. */
  everyMs: number;
};

/** How long scrolling must rest to have come to an end. */
const restMs = 120;

const onVisibility = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const useHidden = () =>
  useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );

/**
 * One of several at a time. It turns by itself, but never under a pointer, a finger or the focus, in a hidden tab,
 * when it was told to stop, or where the system asks for less motion. Swiped on touch; only the slide in view is reached by keyboard.
 */
export function Carousel({ label, slides, everyMs }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const drawn = useRef(0);
  const rest = useRef(0);
  const [at, setAt] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [touched, setTouched] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useReducedMotion();
  const hidden = useHidden();
  const count = slides.length;
  const turns = count > 1 && !stopped && !still && !hidden;
  const runs = turns && !pointed && !focused && !touched;

  useEffect(() => {
    if (!runs) return;
    const timer = window.setTimeout(() => setAt((at + 1) % count), everyMs);
    return () => window.clearTimeout(timer);
  }, [runs, at, count, everyMs]);

  useEffect(() => {
    if (drawn.current === at) return;
    // To the neighbour it glides; from the last to the first it would run through all of them.
    const glides = !still && Math.abs(drawn.current - at) === 1;
    drawn.current = at;
    track.current?.scrollTo?.({
      left: at * track.current.clientWidth,
      behavior: glides ? 'smooth' : 'auto',
    });
  }, [at, still]);
  useEffect(() => () => window.clearTimeout(rest.current), []);

  /** Swiped, or turned by us: where it comes to rest is the slide. */
  const onScroll = () => {
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
      if (clientWidth === 0) return;
      drawn.current = Math.min(count - 1, Math.round(scrollLeft / clientWidth));
      setAt(drawn.current);
    }, restMs);
  };
  const onBlur = (event: FocusEvent<HTMLElement>) =>
    setFocused(event.currentTarget.contains(event.relatedTarget));
  const step = (by: number) => setAt((at + by + count) % count);

  return (
    <section
      className={css.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => setPointed(event.pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
      onTouchStart={() => setTouched(true)}
      onTouchEnd={() => setTouched(false)}
      onTouchCancel={() => setTouched(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div
        ref={track}
        className={css.track}
        aria-live={runs ? 'off' : 'polite'}
        onScroll={onScroll}
      >
        {slides.map(({ key, name, content }, i) => (
          <div
            key={key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${i + 1} of ${count}: ${name}`}
            inert={i !== at}
          >
            {content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <div className={css.controls}>
          <div className={css.dots}>
            {slides.map(({ key, name }, i) => (
              <button
                key={key}
                type="button"
                className={css.dot}
                aria-label={`Show ${i + 1} of ${count}: ${name}`}
                aria-current={i === at || undefined}
                onClick={() => setAt(i)}
              />
            ))}
          </div>
          <div className={css.buttons}>
            <IconButton label="Previous" onClick={() => step(-1)}>
              <IconChevronLeft size={20} aria-hidden />
            </IconButton>
            <IconButton label="Next" onClick={() => step(1)}>
              <IconChevronRight size={20} aria-hidden />
            </IconButton>
            {!still && (
              <IconButton
                label={stopped ? 'Turn by itself' : 'Stop turning'}
                onClick={() => setStopped(!stopped)}
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
      )}
    </section>
  );
}
