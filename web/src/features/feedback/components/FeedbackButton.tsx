import { feedbackTexts } from '@schema/rules/feedback/feedback-texts';
import { IconMessageHeart } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Button, useIsScrollingDown, useLazyDialog } from '@/ui';
import css from './Feedback.module.css';

const FeedbackDialog = lazy(() => import('./FeedbackDialog'));

/**
 * Opens the feedback dialog. It floats over the page; on a phone it is hidden while the page
 * scrolls down.
 */
export function FeedbackButton() {
  const { isMounted, opened, open, close } = useLazyDialog();
  const hidden = useIsScrollingDown();
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
      {isMounted && (
        <Suspense fallback={null}>
          <FeedbackDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
