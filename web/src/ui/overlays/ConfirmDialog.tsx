import { commonTexts } from '@schema/rules/common-texts.ts';
import { uiTexts } from '@schema/rules/ui-texts.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../buttons/Button.ts';
import { notify } from '../toasts/notify.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { Modal } from './Modal.tsx';

type Words = {
  title: ReactNode;
  /** What will happen: a sentence, or paragraphs of one's own. */
  text: ReactNode;
  /** The button that does it, with the words of the button that opened the dialog. */
  yes: string;
  /** The button that does not; "Cancel" without it. */
  no?: string;
};

/** `bad` is the danger colour. */
type Tone = 'bad' | 'plain';

type Props<T> = {
  /** What the question is about; null closes the dialog. */
  about: T | null;
  words: (about: T) => Words;
  /**
   * While its promise is pending the dialog is busy and stays open, so that a late answer never
   * closes another question. It closes on `true`. On `false` it did not work and the reader has
   * been told why; on a rejection the dialog tells it. Then it stays open, to be tried again.
   */
  onYes: (about: T) => boolean | Promise<boolean>;
  onClose: () => void;
  /** `bad`, unless the action can be undone. */
  tone?: Tone | ((about: T) => Tone);
};

const toneFor = <T,>(about: T, tone: Tone | ((about: T) => Tone)): Tone =>
  typeof tone === 'function' ? tone(about) : tone;

/**
 * Asks once more before something is lost. The button that does nothing has the focus. The words do
 * not change while the dialog closes.
 */
export function ConfirmDialog<T>({ about, words, onYes, onClose, tone = 'bad' }: Props<T>) {
  const [asked, setAsked] = useState(about);
  const [busy, setBusy] = useState(false);
  if (about !== null && about !== asked) setAsked(() => about);
  if (asked === null) return null;
  const { title, text, yes, no = commonTexts.cancel } = words(asked);

  const confirm = async () => {
    if (about === null || busy) return;
    setBusy(true);
    try {
      if ((await onYes(about)) !== false) onClose();
    } catch {
      notify.error(uiTexts.answerFailed);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    if (!busy) onClose();
  };

  return (
    <Modal opened={about !== null} onClose={close} title={title}>
      {typeof text === 'string' ? <p>{text}</p> : text}
      <DialogFoot>
        <Button variant="default" data-autofocus disabled={busy} onClick={close}>
          {no}
        </Button>
        <Button
          {...(toneFor(asked, tone) === 'bad' && { color: 'danger' })}
          loading={busy}
          onClick={() => void confirm()}
        >
          {yes}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
