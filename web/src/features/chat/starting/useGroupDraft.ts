import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useFilePreview } from '@/core/useFilePreview';
import { useChosenPeople } from './useChosenPeople';

/** A group that is being made: it waits while its form is closed. */
export function useGroupDraft() {
  const [key, setKey] = useState(() => newKey());
  const [name, setName] = useState('');
  const [picture, setPicture] = useFilePreview();
  const chosen = useChosenPeople();
  return {
    /** Under which it is made, once however often it is sent. */
    key,
    name,
    setName,
    picture,
    setPicture,
    chosen,
    /** It was made: the next one begins anew. */
    clear: () => {
      setKey(newKey());
      setName('');
      setPicture(null);
      chosen.clear();
    },
  };
}

export type GroupDraft = ReturnType<typeof useGroupDraft>;
