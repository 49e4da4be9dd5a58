/**
 * A ref that writes the height of its element into a token of the page's styles: what sticks to the
 * foot, so that toasts stay above it, or what is above the header, which moves down by it. Without
 * the element the token has its value from tokens.css.
 */
const heightToken = (token: '--x-foot' | '--x-above') => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const watcher = new ResizeObserver(() => style.setProperty(token, `${element.offsetHeight}px`));
  // It calls at once, before the page is painted. To measure here would lay the page out twice.
  watcher.observe(element);
  return () => {
    watcher.disconnect();
    style.removeProperty(token);
  };
};

/** For what sticks to the foot of the page: a form's buttons. */
export const stickyFootRef = heightToken('--x-foot');
/** For a banner above the header. */
export const topBannerRef = heightToken('--x-above');
