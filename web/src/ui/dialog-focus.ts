import { useEffect } from 'react';

const useful =
  'button, [href], input:not([type="hidden"]), select, textarea, [tabindex]:not([tabindex="-1"])';

/** Marks where a dialog begins: at its first control, not at the cross above it; what a dialog marks itself stays. */
export function beginAt(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return;
  body.querySelector(`:is(${useful}):not(:disabled)`)?.setAttribute('data-autofocus', '');
}

/** An entry of a menu is gone by the time the dialog closes; the menu's button is where the person was. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menu = focused?.closest('[role="menu"]');
  const opener = menu
    ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '')
    : focused;
  return opener instanceof HTMLElement ? opener : null;
}

/** Where the person was last: a menu may be gone before the dialog it opened is there. */
let last: HTMLElement | null = null;
if (typeof document !== 'undefined')
  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof Element ? openerOf(target) : null;
  });

/** The dialog itself tries first, a moment after it closed. */
const settles = 20;

/** What opened a dialog gets the focus back when it closes, unless something else has taken it by then. */
export function useGivesBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const now = document.activeElement;
    const opener = now && now !== document.body ? openerOf(now) : last;
    return () => {
      // While it fades it still holds the focus.
      const held = document.activeElement?.closest('[role="dialog"]');
      setTimeout(() => {
        if (!opener?.isConnected) return;
        const { activeElement: now, body } = opener.ownerDocument;
        if (!now || now === body || held?.contains(now) || now.closest('[role="menu"]'))
          opener.focus({ preventScroll: true });
      }, settles);
    };
  }, [opened]);
}
