import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useFilePreview } from '@/core/forms/useFilePreview';
import { useChosenPeople } from './useChosenPeople';

/** A group that is being made: it waits while its form is closed. */
export function useGroupDraft() {
  const lastTry = useRef({ key: '', words: '' });
  const [name, setName] = useState('');
  const [picture, setPicture] = useFilePreview();
  const chosen = useChosenPeople();
  return {
    /**
     * Under which it is made, once however often it is sent as it is: with another name or other
     * people it is another group.
     */
    keyToSend: () => {
      const words = JSON.stringify([name.trim(), [...chosen.ids].toSorted()]);
      if (lastTry.current.words !== words) lastTry.current = { key: newKey(), words };
      return lastTry.current.key;
    },
    name,
    setName,
    picture,
    setPicture,
    chosen,
    /** It was made: the next one begins anew. */
    clear: () => {
      lastTry.current = { key: '', words: '' };
      setName('');
      setPicture(null);
      chosen.clear();
    },
  };
}

export type GroupDraft = ReturnType<typeof useGroupDraft>;
