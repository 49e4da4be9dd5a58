/**
 * Shows the tooltip of any element with `data-tip`, on hover and on keyboard focus. There is one
 * for the whole product, in the top layer, so that nothing cuts it off; Escape hides it. The
 * accessible name of a control is its aria-label, not this.
 * @returns a function that ends it
 */
export function startTooltips(): () => void {
  const tooltip = document.createElement('div');
  tooltip.className = 'x-tip';
  tooltip.setAttribute('aria-hidden', 'true');
  if ('popover' in tooltip) tooltip.popover = 'manual';
  let target: Element | null = null;
  let timer = 0;

  const hide = () => {
    window.clearTimeout(timer);
    target = null;
    if (tooltip.isConnected) tooltip.remove();
  };
  const show = () => {
    if (!target?.isConnected) return;
    tooltip.textContent = target.getAttribute('data-tip');
    document.body.append(tooltip);
    tooltip.showPopover?.();
    const at = target.getBoundingClientRect();
    const room = at.top > tooltip.offsetHeight + 12;
    const left = at.left + at.width / 2 - tooltip.offsetWidth / 2;
    const rightmost = document.documentElement.clientWidth - tooltip.offsetWidth - 8;
    tooltip.style.left = `${Math.max(8, Math.min(left, rightmost))}px`;
    tooltip.style.top = `${room ? at.top - tooltip.offsetHeight - 8 : at.bottom + 8}px`;
  };
  const onTarget = (event: Event) => {
    const next = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    if (next === target) return;
    hide();
    if (!next || (event.type === 'focusin' && !next.matches(':focus-visible'))) return;
    target = next;
    timer = window.setTimeout(show, event.type === 'focusin' ? 0 : 350);
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  const listeners: [string, EventListener][] = [
    ['pointerover', onTarget],
    ['focusin', onTarget],
    ['focusout', hide],
    ['pointerdown', hide],
    ['scroll', hide],
    ['keydown', onKey as EventListener],
  ];
  for (const [name, listener] of listeners)
    document.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    hide();
    for (const [name, listener] of listeners)
      document.removeEventListener(name, listener, { capture: true });
  };
}
