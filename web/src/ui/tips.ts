/**
 * One tooltip for the whole product: any element with `data-tip` shows it on hover and keyboard focus.
 * It lives in the top layer, so nothing cuts it off; Escape puts it away. The name of a control is its aria-label, not this.
 */
export function startTips(): () => void {
  const tip = document.createElement('div');
  tip.className = 'x-tip';
  tip.setAttribute('aria-hidden', 'true');
  if ('popover' in tip) tip.popover = 'manual';
  let target: Element | null = null;
  let timer = 0;

  const hide = () => {
    window.clearTimeout(timer);
    target = null;
    if (tip.isConnected) tip.remove();
  };
  const place = () => {
    if (!target?.isConnected) return;
    tip.textContent = target.getAttribute('data-tip');
    document.body.append(tip);
    tip.showPopover?.();
    const at = target.getBoundingClientRect();
    const room = at.top > tip.offsetHeight + 12;
    const left = at.left + at.width / 2 - tip.offsetWidth / 2;
    tip.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - tip.offsetWidth - 8))}px`;
    tip.style.top = `${room ? at.top - tip.offsetHeight - 8 : at.bottom + 8}px`;
  };
  const consider = (event: Event) => {
    const next = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    if (next === target) return;
    hide();
    if (!next || (event.type === 'focusin' && !next.matches(':focus-visible'))) return;
    target = next;
    timer = window.setTimeout(place, event.type === 'focusin' ? 0 : 350);
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  const on: [string, EventListener][] = [
    ['pointerover', consider],
    ['focusin', consider],
    ['focusout', hide],
    ['pointerdown', hide],
    ['scroll', hide],
    ['keydown', onKey as EventListener],
  ];
  for (const [name, listener] of on)
    document.addEventListener(name, listener, { capture: true, passive: true });
  return () => {
    hide();
    for (const [name, listener] of on)
      document.removeEventListener(name, listener, { capture: true });
  };
}
