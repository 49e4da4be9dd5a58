import { answerWorker } from './answer-worker.ts';

type Open = (link: string) => void;

declare global {
  interface Window {
    /** Of theme.js, which hears of presses until then. @returns the last one; '' for none */
    endEarlyPresses?: () => string;
  }
}

/** A page that cannot be drawn by then is loaded anew, where the press leads. */
const longestWaitMs = 5000;

let open: Open | null = null;
let pressed: string | null = null;

/** Opens what was pressed before the page could. */
function openPressed(how: Open): void {
  if (pressed === null) return;
  const link = pressed;
  pressed = null;
  how(link);
}

function press(link: string): void {
  pressed = link;
  if (open) openPressed(open);
  else setTimeout(openPressed, longestWaitMs, (left: string) => window.location.assign(left));
}

/**
 * Hears of presses on notifications before anything is drawn, and takes over what theme.js
 * heard before this code was there: who presses while this page loads finds the thing in it, not in
 * a second tab.
 */
export function hearPresses(): void {
  answerWorker('open', (link) => {
    press(link);
    return true;
  });
  const early = window.endEarlyPresses?.();
  if (early) press(early);
}

/**
 * Opens what a press on a notification asks this page for.
 * @returns a function that ends it
 */
export function followPresses(opens: Open): () => void {
  open = opens;
  openPressed(opens);
  return () => {
    if (open === opens) open = null;
  };
}
