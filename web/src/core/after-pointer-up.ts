let pointerIsDown = false;
const release = () => {
  pointerIsDown = false;
};
document.addEventListener(
  'pointerdown',
  () => {
    pointerIsDown = true;
  },
  true,
);
document.addEventListener('pointerup', release, true);
document.addEventListener('pointercancel', release, true);

/**
 * Calls `action`: at once, or while a pointer is down after its click, because what `action` shows
 * could move the target away from under it.
 */
export function afterPointerUp(action: () => void): void {
  if (!pointerIsDown) return action();
  const wait = new AbortController();
  const run = () => {
    wait.abort();
    setTimeout(action);
  };
  document.addEventListener('pointerup', run, { signal: wait.signal });
  document.addEventListener('pointercancel', run, { signal: wait.signal });
}
