import { type ReactNode, useState } from 'react';
import { Button } from './Button.ts';
import { DialogFoot } from './DialogFoot.tsx';
import { Modal } from './Modal.tsx';

type Words = {
  title: ReactNode;
  /** What it means, in a sentence. */
  text: ReactNode;
  /** The button that does it, worded as what asked for it. */
  yes: string;
  /** The way back. */
  no?: string;
};

type Props<T> = {
  /** What it is about; null: nothing is asked. */
  about: T | null;
  words: (about: T) => Words;
  /** While it is under way the dialog stays open and busy, and closes when that ends. */
  onYes: (about: T) => unknown;
  onClose: () => void;
  /** What is given up does not come back, unless it says otherwise. */
  tone?: 'bad' | 'plain';
};

/** Asks once more before something is lost. The way back has the focus; the words stay as they are while it closes. */
export function ConfirmDialog<T>({ about, words, onYes, onClose, tone = 'bad' }: Props<T>) {
  const [asked, setAsked] = useState(about);
  const [busy, setBusy] = useState(false);
  if (about !== null && about !== asked) setAsked(() => about);
  if (asked === null) return null;
  const { title, text, yes, no = 'Cancel' } = words(asked);

  const confirm = async () => {
    if (about === null || busy) return;
    setBusy(true);
    try {
      await onYes(about);
    } finally {
      setBusy(false);
      onClose();
    }
  };

  return (
    <Modal opened={about !== null} onClose={onClose} title={title}>
      <p>{text}</p>
      <DialogFoot>
        <Button variant="default" data-autofocus onClick={onClose}>
          {no}
        </Button>
        <Button
          {...(tone === 'bad' && { color: 'red' })}
          loading={busy}
          onClick={() => void confirm()}
        >
          {yes}
        </Button>
      </DialogFoot>
    </Modal>
  );
}
