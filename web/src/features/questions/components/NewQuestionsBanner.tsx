import { questionTexts } from '@schema/rules/posts/posts-texts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui';
import classes from './NewQuestionsBanner.module.css';

type Props = { count: number; onLoad: () => void };

/**
 * What others ask meanwhile waits here, so that nothing moves under one's eyes. The region stays,
 * so that it is read out. While its place is off the screen it floats at the edge of the window and
 * leads there.
 */
export function NewQuestionsBanner({ count, onLoad }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [inView, setInView] = useState(true);
  useEffect(() => {
    if (!region.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setInView(entry.isIntersecting),
    );
    observer.observe(region.current);
    return () => observer.disconnect();
  }, []);

  const load = () => {
    if (!inView) region.current?.scrollIntoView({ block: 'center' });
    onLoad();
  };
  return (
    <div role="status" ref={region}>
      {count > 0 && (
        <div className={classes.banner} data-floating={!inView || undefined}>
          <span>{questionTexts.newQuestions(count)}</span>
          <Button size="compact-sm" variant="light" onClick={load}>
            {questionTexts.loadNew}
          </Button>
        </div>
      )}
    </div>
  );
}
