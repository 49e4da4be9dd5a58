import { type RefObject, useLayoutEffect } from 'react';
import { isTyping } from '@/core/is-typing.ts';

/**
 * Pressing `/` anywhere but in a field moves the focus to the input, unless this screen hides it.
 */
export function useSlashShortcut(input: RefObject<HTMLInputElement | null>): void {
  // Before the first paint: a key pressed in the moment the page is seen counts.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || !input.current?.offsetParent) return;
      event.preventDefault();
      input.current.focus();
      input.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
