/** The local flag that the documents name: whoever closed the intro video is not shown it again on this device. */
const flag = 'hideVideo';

let closed = false;

/** Whether the intro was closed on this device. */
export function isIntroDismissed(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return closed; // Storage is shut off: it stays away until the page is left.
  }
}

/** Remembers on this device that the intro was closed. */
export function dismissIntro(): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    closed = true;
  }
}
