import { IconMessageHeart } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button, useIsScrollingDown } from '@/ui';
import { feedbackTexts } from '@schema/rules/feedback-texts';
import css from './Feedback.module.css';

const FeedbackDialog = lazy(() => import('./FeedbackDialog'));

/**
 * Opens the feedback dialog. It floats over the page; on a phone it is hidden while the page
 * scrolls down.
 */
export function FeedbackButton() {
  const [opened, setOpened] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const hidden = useIsScrollingDown();
  const open = () => {
    setOpened(true);
    setEverOpened(true);
  };
  return (
    <>
      <Button
        className={css.open ?? ''}
        aria-haspopup="dialog"
        data-hidden={hidden || undefined}
        onClick={open}
      >
        <span className={css.in}>
          <IconMessageHeart size={18} aria-hidden />
          {feedbackTexts.open}
        </span>
      </Button>
      {everOpened && (
        <Suspense fallback={null}>
          <FeedbackDialog opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}
