import { useState } from 'react';

/**
 * Whether something has been open yet: a dialog whose code is loaded late is rendered from then on,
 * so that it closes as it opened.
 */
export function useWasOpened(isOpen: boolean): boolean {
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return wasOpened || isOpen;
}

/**
 * A dialog whose code is loaded when it is first opened, and which then stays mounted, so that it
 * closes as it opened.
 * @returns `isMounted`: whether it is rendered; `opened`: for the dialog
 */
export function useLazyDialog() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  return {
    isMounted: state !== 'unopened',
    opened: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  };
}
