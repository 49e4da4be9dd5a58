import { useState } from 'react';
import type { Composing } from './composing';
import { useDraftStore } from './draft';

/**
 * What stands in the box: new words, kept on the device, or those of a message that is corrected.
 * A correction stays until the server has it: where it was refused it stands there again.
 */
export function useComposedText(conversationId: string, composing: Composing) {
  const store = useDraftStore(conversationId);
  const [draft, setDraft] = useState(() => store?.read()?.text ?? '');
  const edited = composing?.kind === 'edit' ? composing.message : null;
  const [correction, setCorrection] = useState<{ id: string; text: string } | null>(null);

  const write = (text: string) => {
    setDraft(text);
    if (text.trim()) store?.write({ text });
    else store?.remove();
  };
  if (edited) {
    const text = correction?.id === edited.id ? correction.text : edited.content;
    return {
      text,
      setText: (typed: string) => setCorrection({ id: edited.id, text: typed }),
      clear: () =>
        setCorrection((known) => (known?.id === edited.id && known.text === text ? null : known)),
    };
  }
  return { text: draft, setText: write, clear: () => write('') };
}
