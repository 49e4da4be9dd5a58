import { useState } from 'react';

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
