import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './Button.ts';
import css from './LoadMore.module.css';

type Props = {
  /** Where the loaded part ends; null when that is the end of the list. */
  cursor: string | null;
  onMore: () => Promise<unknown>;
};

/** Fetches the next page as its foot comes near; the button is there for keyboards, and for a second try after a failure. */
export function LoadMore({ cursor, onMore }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  // Remembered with its cursor: an answer that is here but not yet drawn must not be asked for twice.
  const [asked, setAsked] = useState<{ cursor: string | null; failed: boolean } | null>(null);
  const current = asked?.cursor === cursor ? asked : null;

  const more = () => {
    setAsked({ cursor, failed: false });
    onMore().catch(() => setAsked({ cursor, failed: true }));
  };
  const near = useEffectEvent(more);

  useEffect(() => {
    if (cursor === null || current || !foot.current || typeof IntersectionObserver === 'undefined')
      return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: '600px',
    });
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [cursor, current]);

  if (cursor === null) return null;
  return (
    <div ref={foot} className={css.foot}>
      {current?.failed && <p role="alert">More could not be loaded. Check your connection.</p>}
      <Button variant="default" loading={current !== null && !current.failed} onClick={more}>
        {current?.failed ? 'Try again' : 'Load More'}
      </Button>
    </div>
  );
}
