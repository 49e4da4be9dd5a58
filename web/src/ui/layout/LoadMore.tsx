import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/Button.ts';
import css from './LoadMore.module.css';

type Props = {
  /** Where the loaded part ends; null at the end of the list. */
  cursor: string | null;
  onMore: () => Promise<unknown>;
};

/**
 * Fetches the next page when the end of the list comes near. The button is for keyboards, and for
 * another try after a failure.
 */
export function LoadMore({ cursor, onMore }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  // Stored with its cursor: a page that has arrived but is not drawn yet must not be requested
  // twice.
  const [request, setRequest] = useState<{ cursor: string | null; failed: boolean } | null>(null);
  const current = request?.cursor === cursor ? request : null;

  const more = () => {
    setRequest({ cursor, failed: false });
    onMore().catch(() => setRequest({ cursor, failed: true }));
  };
  const loadMore = useEffectEvent(more);

  useEffect(() => {
    if (cursor === null || current || !foot.current || typeof IntersectionObserver === 'undefined')
      return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadMore(), {
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
