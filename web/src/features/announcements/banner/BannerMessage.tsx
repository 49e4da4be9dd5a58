import { announcementTexts as texts } from '@schema/rules/announcements/announcements-texts';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/ui';
import css from './AnnouncementBanners.module.css';
import { MessageText } from './MessageText';

/** The words of a banner: on a phone two lines of them, until the rest is asked for. */
export function BannerMessage({ message }: { message: string }) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  // Before the paint: the button below the words must not push the page down after it.
  useLayoutEffect(() => {
    const element = words.current;
    if (!element || isWhole) return;
    const measure = () => setCut(element.scrollHeight > element.clientHeight + 1);
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    measure();
    return () => watcher.disconnect();
  }, [isWhole, message]);
  return (
    <div className={css.message}>
      <p id={id} ref={words} className={css.words} data-whole={isWhole || undefined}>
        <MessageText message={message} />
      </p>
      {isCut && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-controls={id}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? texts.showLess : texts.showAll}
        </Button>
      )}
    </div>
  );
}
