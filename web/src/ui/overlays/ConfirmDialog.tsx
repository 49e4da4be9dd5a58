import { type ReactNode, useState } from 'react';
import { commonTexts } from '@schema/rules/common-texts.ts';
import { Button } from '../buttons/Button.ts';
import { notify } from '../toasts/notify.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { Modal } from './Modal.tsx';

/** For what says nothing of its own failure. */
const failedText = 'This did not work. Please try again.';

type Words = {
  title: ReactNode;
  /** What will happen, in a sentence. */
  text: ReactNode;
  /** The button that does it, with the words of the button that opened the dialog. */
  yes: string;
  /** The button that does not; "Cancel" without it. */
  no?: string;
};

type Props<T> = {
  /** What the question is about; null closes the dialog. */
  about: T | null;
  words: (about: T) => Words;
  /**
   * While its promise is pending the dialog is busy and stays open, so that a late answer never
   * closes another question. It closes once the promise is fulfilled; one that is rejected leaves
   * it open, to be tried again.
   */
  onYes: (about: T) => unknown;
  onClose: () => void;
  /** `bad` (the danger colour), unless the action can be undone. */
  tone?: 'bad' | 'plain';
};

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
      await onYes(about);
      onClose();
    } catch {
      notify.error(failedText);
    } finally {
      setBusy(false);
    }
  };
  const close = () => {
    if (!busy) onClose();
  };

  return (
    <Modal opened={about !== null} onClose={close} title={title}>
      <p>{text}</p>
      <DialogFoot>
        <Button variant="default" data-autofocus disabled={busy} onClick={close}>
          {no}
        </Button>
        <Button
          {...(tone === 'bad' && { color: 'danger' })}
          loading={busy}
          onClick={() => void confirm()}
        >
          {yes}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
