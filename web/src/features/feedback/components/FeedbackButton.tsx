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
      <Button className={css.open ?? ''} aria-haspopup="dialog" onClick={open}>
        <IconMessageHeart size={18} aria-hidden />
        {/* On a phone the word would lie over the buttons of cards; it stays for those who hear the page. */}
        <span className={css.word}>{feedbackTexts.open}</span>
      </Button>
      {everOpened && <Suspense fallback={null}><FeedbackDialog opened={opened} onClose={() => setOpened(false)} /></Suspense>}
    </>
  );
}
