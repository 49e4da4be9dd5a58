import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

const pauseMilliseconds = 350;

/**
 * What is typed into a filter of the address, which takes it a moment after the last key, and at
 * once by Enter.
 * @param value what the address says
 * @param onChange `isEntered`: Enter was pressed; else somebody has stopped typing for a moment
 */
export function useTypedFilter(
  value: string,
  onChange: (text: string, isEntered: boolean) => void,
) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  const changeLater = useDebouncedCallback((text: string) => onChange(text.trim(), false), {
    delay: pauseMilliseconds,
  });
  // The address changed by itself: Back, or a filter that was cleared.
  if (value !== shown) {
    setShown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  return {
    value: typed,
    type: (text: string) => {
      setTyped(text);
      changeLater(text);
    },
    enter: () => {
      changeLater.cancel();
      onChange(typed.trim(), true);
    },
  };
}
