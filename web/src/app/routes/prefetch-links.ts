/**
 * Calls `fetchCode` with the path of a link that somebody is about to follow: under the pointer,
 * touched, or focused.
 */
export function prefetchLinkedPages(fetchCode: (path: string) => void): void {
  let last = '';
  const onTarget = ({ target }: Event) => {
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
    document.addEventListener(type, onTarget, { passive: true });
}
