import { healthTexts } from '@schema/rules/health-texts';
import { errorText } from '@/core/errors';
import { useSendTestLetterMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';
import css from './Health.module.css';

const texts = healthTexts.letter;

/** Mails the viewer; what the mail server said stays below the button. */
export function TestLetter() {
  const [send, { data, loading }] = useSendTestLetterMutation();
  const letter = data?.sendTestLetter;
  const ask = async () => {
    try {
      await send();
    } catch (error) {
      notify.error(errorText(error, texts.failed));
    }
  };
  return (
    <div className={css.letter}>
      <Button variant="default" loading={loading} onClick={() => void ask()}>
        {texts.send}
      </Button>
      <div role="status">
        {letter && !loading && (
          <p className={css.outcome} data-state={letter.isSent ? 'good' : 'bad'}>
            {letter.words} {letter.said && <q>{letter.said}</q>}
          </p>
        )}
      </div>
    </div>
  );
}
