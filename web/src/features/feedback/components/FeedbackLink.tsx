import { feedbackTexts } from '@schema/rules/feedback/feedback-texts';
import { lazy, Suspense } from 'react';
import { Button, useLazyDialog } from '@/ui';

const FeedbackDialog = lazy(() => import('./FeedbackDialog'));

/** Opens the feedback dialog from a sentence that names it. */
export function FeedbackLink() {
  const { isMounted, opened, open, close } = useLazyDialog();
  return (
    <>
      <Button size="compact-sm" variant="light" aria-haspopup="dialog" onClick={open}>
        {feedbackTexts.open}
      </Button>
      {isMounted && (
        <Suspense fallback={null}>
          <FeedbackDialog opened={opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
