import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The part of the address that names a message by its number: `/chat/{id}?message=12`. */
export const messageParameter = 'message';

/**
 * The message to go to: one that was pressed, or the one that the address names, which forgets it
 * then.
 */
export function useTargetAddress(): [number | null, (number: number | null) => void] {
  const [params, setParams] = useSearchParams();
  const [pressed, setPressed] = useState<number | null>(null);
  const named = Number(params.get(messageParameter));
  const go = (number: number | null): void => {
    setPressed(number);
    if (number === null && params.has(messageParameter))
      setParams(
        (before) => {
          before.delete(messageParameter);
          return before;
        },
        { replace: true },
      );
  };
  return [pressed ?? (Number.isSafeInteger(named) && named > 0 ? named : null), go];
}
