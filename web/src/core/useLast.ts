import { useState } from 'react';

/**
 * What was there last: the words of a dialog do not change while it closes.
 * @param value null while there is nothing
 */
export function useLast<T>(value: T | null): T | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(() => value);
  return value ?? last;
}
