import { moreTexts } from '@schema/rules/common-texts.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/Button.ts';
import css from './LoadMore.module.css';

type Props = {
  /** Where the loaded part ends; null at the end of the list. */
  cursor: string | null;
  onMore: () => Promise<unknown>;
};

type PageRequest = { cursor: string; state: 'loading' | 'arrived' | 'failed' };

/**
 * Fetches the next page when the end of the list comes near. The button is for keyboards, and for
 * another try after a failure.
 */
export function LoadMore({ cursor, onMore }: Props) {
  const foot = useRef<HTMLDivElement>(null);
  // Stored with its cursor: a page that has arrived but is not drawn yet must not be requested
  // twice.
  const [request, setRequest] = useState<PageRequest | null>(null);
  // Forgotten once the list ends elsewhere: a list that is read anew may end here again.
  if (request && request.cursor !== cursor) setRequest(null);
  const state = request?.cursor === cursor ? request?.state : undefined;

  const more = () => {
    if (cursor === null) return;
    const sent: PageRequest = { cursor, state: 'loading' };
    const settle = (next: PageRequest['state']) =>
      setRequest((latest) => (latest === sent ? { ...sent, state: next } : latest));
    setRequest(sent);
    onMore().then(
      () => settle('arrived'),
      () => settle('failed'),
    );
  };
  const loadMore = useEffectEvent(more);

  useEffect(() => {
    if (cursor === null || state || !foot.current || typeof IntersectionObserver === 'undefined')
      return;
    const watch = new IntersectionObserver(
      // A busy page is told several crossings at once: leaving and coming back.
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && loadMore(),
      { rootMargin: '600px' },
    );
    watch.observe(foot.current);
    return () => watch.disconnect();
  }, [cursor, state]);

  if (cursor === null) return null;
  return (
    <div ref={foot} className={css.foot}>
      {state === 'failed' && <p role="alert">{moreTexts.failed}</p>}
      <Button variant="default" loading={state === 'loading'} onClick={more}>
        {state === 'failed' ? moreTexts.retry : moreTexts.more}
      </Button>
    </div>
  );
}
