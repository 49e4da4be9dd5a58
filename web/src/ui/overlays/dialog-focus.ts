import { useEffect } from 'react';

const control =
  'button, [href], input:not([type="hidden"]), select, textarea, [tabindex]:not([tabindex="-1"])';

/**
 * Marks the first control of a dialog's body as the one to focus, instead of the close button above
 * it; an element that is marked already stays.
 */
export function markFirstControl(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return;
  body.querySelector(`:is(${control}):not(:disabled)`)?.setAttribute('data-autofocus', '');
}

/**
 * @returns what opened a dialog: the element with the focus, or the button of the menu that it is
 *   in, which closes
 */
function findOpener(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return opener instanceof HTMLElement ? opener : null;
}

/**
 * The last element that could have opened a dialog: its menu may be gone before the dialog is
 * there.
 */
let lastOpener: HTMLElement | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    lastOpener = target instanceof Element ? findOpener(target) : null;
  });

/** In milliseconds: Mantine tries to restore the focus first, just after the dialog closed. */
const restoreDelay = 20;

/**
 * Gives the focus back to what opened a dialog when the dialog closes, unless something else has
 * taken it by then.
 */
export function useFocusRestore(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const now = document.activeElement;
    const opener = now && now !== document.body ? findOpener(now) : lastOpener;
    return () => {
      // While the dialog fades out it still has the focus.
      const held = document.activeElement?.closest('[role="dialog"]');
      setTimeout(() => {
        if (!opener?.isConnected) return;
        const { activeElement: now, body } = opener.ownerDocument;
        if (!now || now === body || held?.contains(now) || now.closest('[role="menu"]'))
          opener.focus({ preventScroll: true });
      }, restoreDelay);
    };
  }, [opened]);
}
