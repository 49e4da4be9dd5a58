import { useRef, useState } from 'react';
import { Button, notify } from '@/ui';
import { postTexts } from '@schema/rules/posts-texts';
import classes from './EditedNotice.module.css';

type Props = { isOutdated: boolean; onShow: () => Promise<boolean> };

/** The author has changed the words: they stay as they are under the reader's eyes until the reader wants the new ones. The region stays, so that it is read out. */
export function EditedNotice({ isOutdated, onShow }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [showing, setShowing] = useState(false);
  const show = async () => {
    setShowing(true);
    const shown = await onShow();
    setShowing(false);
    // The button that was pressed goes: its place in the tab order stays.
    if (shown) region.current?.focus({ preventScroll: true });
    else notify.error(postTexts.fetchFailed);
  };
  return (
    <div ref={region} role="status" tabIndex={-1} className={classes.region}>
      {isOutdated && (
        <div className={classes.notice}>
          <span>{postTexts.edited}</span>
          <Button size="compact-sm" variant="light" loading={showing} onClick={() => void show()}>
            {postTexts.showEdited}
          </Button>
        </div>
      )}
    </div>
  );
}
