import { IconMessageHeart } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button, useScrolledDown } from '@/ui';
import { feedbackTexts } from '@schema/rules/feedback-texts';
import css from './Feedback.module.css';

const FeedbackDialog = lazy(() => import('./FeedbackDialog'));

/** Floats beside what one reads; on a phone it steps aside while one reads on. */
export function FeedbackButton() {
  const [opened, setOpened] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const aside = useScrolledDown();
  const open = () => {
    setOpened(true);
    setEverOpened(true);
  };
  return (
    <>
      <Button
        className={css.open ?? ''}
        aria-haspopup="dialog"
        data-aside={aside || undefined}
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
