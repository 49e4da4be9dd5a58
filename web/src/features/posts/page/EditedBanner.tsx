import { postTexts } from '@schema/rules/posts/posts-texts';
import { useRef, useState } from 'react';
import { Button, notify } from '@/ui';
import classes from './EditedBanner.module.css';

type Props = { isOutdated: boolean; onShow: () => Promise<boolean> };

/**
 * Says that the author has changed the post: it stays as it is until the reader wants the new
 * words. The region stays, so that it is read out.
 */
export function EditedBanner({ isOutdated, onShow }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [showing, setShowing] = useState(false);
  const show = async () => {
    setShowing(true);
    const isShown = await onShow();
    setShowing(false);
    // The button that was pressed goes: its place in the tab order stays.
    if (isShown) region.current?.focus({ preventScroll: true });
    else notify.error(postTexts.fetchFailed);
  };
  return (
    <div ref={region} role="status" tabIndex={-1} className={classes.region}>
      {isOutdated && (
        <div className={classes.banner}>
          <span>{postTexts.edited}</span>
          <Button size="compact-sm" variant="light" loading={showing} onClick={() => void show()}>
            {postTexts.showEdited}
          </Button>
        </div>
      )}
    </div>
  );
}
