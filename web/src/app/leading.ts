/** Fetches the code of the page that a link leads to when one is about to press it: a hand that comes near, a finger that touches, focus. */
export function watchLinks(fetchCode: (path: string) => void): void {
  let last = '';
  const look = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (
      !(link instanceof HTMLAnchorElement) ||
      link.origin !== window.location.origin ||
      link.pathname === last
    )
      return;
    last = link.pathname;
    fetchCode(last);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, look, { passive: true });
}
