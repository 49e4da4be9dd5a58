import type { KeyboardEvent } from 'react';
import { isTyping } from '@/core/is-typing';

/**
 * Single letters that do something while the focus is in an element (WCAG 2.1.4): not where
 * somebody types, nor in a dialog or a menu.
 * @returns the handler for that element
 */
export const onLetters =
  (actions: Readonly<Record<string, (() => void) | undefined>>) =>
  (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (isTyping(event.target)) return;
    // By where the focus is: a dialog that was closed is on the screen for a moment longer.
    if (event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]'))
      return;
    const act = actions[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
