/**
 * A ref that tells the page's styles how tall its element is: what sticks to the foot, so that notices rise above it,
 * or stands above the header, which then makes room. Without the element the token is as tokens.css has it.
 */
const heightToken = (token: '--x-foot' | '--x-above') => (element: HTMLElement | null) => {
  if (!element) return;
  const { style } = document.documentElement;
  const measure = () => style.setProperty(token, `${element.offsetHeight}px`);
  const watcher = new ResizeObserver(measure);
  watcher.observe(element);
  measure();
  return () => {
    watcher.disconnect();
    style.removeProperty(token);
  };
};

export const footRef = heightToken('--x-foot');
export const aboveRef = heightToken('--x-above');
