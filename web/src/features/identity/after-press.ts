let pressed = false;
const release = () => {
  pressed = false;
};
document.addEventListener(
  'pointerdown',
  () => {
    pressed = true;
  },
  true,
);
document.addEventListener('pointerup', release, true);
document.addEventListener('pointercancel', release, true);

/** Runs at once, or while a button of the mouse is down after its click: what appears must not move the target away. */
export function afterPress(action: () => void): void {
  if (!pressed) return action();
  const wait = new AbortController();
  const run = () => {
    wait.abort();
    setTimeout(action);
  };
  document.addEventListener('pointerup', run, { signal: wait.signal });
  document.addEventListener('pointercancel', run, { signal: wait.signal });
}
