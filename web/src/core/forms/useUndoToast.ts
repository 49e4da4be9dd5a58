import { useEffect, useId, useRef } from 'react';
import { notify } from '@/ui';

/**
 * Tells that something was taken out of a form, with the way back. Each removal has a toast of its
 * own; they close with the form, which could not take anything back any more.
 */
export function useUndoToast(): (text: string, undo: () => void) => void {
  const id = useId();
  const count = useRef(0);
  useEffect(
    () => () => {
      for (let number = 1; number <= count.current; number += 1) notify.close(`${id}${number}`);
    },
    [id],
  );
  return (text, undo) => {
    count.current += 1;
    notify.success(text, { subject: `${id}${count.current}`, undo });
  };
}
