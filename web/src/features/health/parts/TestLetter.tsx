import { healthTexts } from '@schema/rules/health/health-texts';
import { useState } from 'react';
import { errorText } from '@/core/errors';
import { useSendTestLetterMutation } from '@/generated/hooks';
import { Button, notify } from '@/ui';
import css from './Health.module.css';

const texts = healthTexts.letter;

type Outcome = { isGood: boolean; words: string; said: string | null };
type ButtonProps = {
  label: string;
  /** Said where nothing could be asked. */
  failed: string;
  /** Tries it; null: nothing was asked. */
  ask: () => Promise<Outcome | null>;
  onGood?: (() => void) | undefined;
};

/** Has another server tried out; what came of it, in its own words too, stays below the button. */
export function TryButton({ label, failed, ask, onGood }: ButtonProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isAsking, setAsking] = useState(false);
  const press = async () => {
    setAsking(true);
    setOutcome(null);
    try {
      const answer = await ask();
      setOutcome(answer);
      if (answer?.isGood) onGood?.();
    } catch (error) {
      notify.error(errorText(error, failed));
    } finally {
      setAsking(false);
    }
  };
  return (
    <div className={css.letter}>
      <Button variant="default" loading={isAsking} onClick={() => void press()}>
        {label}
      </Button>
      <div role="status">
        {outcome && (
          <p className={css.outcome} data-state={outcome.isGood ? 'good' : 'bad'}>
            {outcome.words} {outcome.said && <q>{outcome.said}</q>}
          </p>
        )}
      </div>
    </div>
  );
}

type LetterProps = Pick<ButtonProps, 'label' | 'failed'> & {
  /** Has it sent; null: nothing was asked. */
  ask: () => Promise<{ isSent: boolean; words: string; said: string | null } | null>;
  onSent?: (() => void) | undefined;
};

/** Mails the viewer. */
export function LetterButton({ ask, onSent, ...words }: LetterProps) {
  const mail = async () => {
    const letter = await ask();
    return letter && { ...letter, isGood: letter.isSent };
  };
  return <TryButton {...words} ask={mail} onGood={onSent} />;
}

/** The same by the mail server that mail leaves by. */
export function TestLetter({ onSent }: { onSent?: () => void }) {
  const [send] = useSendTestLetterMutation();
  const ask = async () => (await send()).data?.sendTestLetter ?? null;
  return <LetterButton label={texts.send} failed={texts.failed} ask={ask} onSent={onSent} />;
}
