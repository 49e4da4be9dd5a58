import { IconMessageHeart } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@/ui';
import { feedbackTexts } from '@schema/rules/feedback';
import css from './Feedback.module.css';

const FeedbackDialog = lazy(() => import('./FeedbackDialog'));

/** Floats over the page, in thumb reach. */
export function FeedbackButton() {
  const [opened, setOpened] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setEverOpened(true);
  };
  return (
    <>
      <Button className={css.open ?? ''} leftSection={<IconMessageHeart size={18} aria-hidden />} aria-haspopup="dialog" onClick={open}>{feedbackTexts.open}</Button>
      {everOpened && <Suspense fallback={null}><FeedbackDialog opened={opened} onClose={() => setOpened(false)} /></Suspense>}
    </>
  );
}
