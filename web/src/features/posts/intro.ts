/** The local flag that the documents name: whoever closed the intro video is not shown it again on this device. */
const flag = 'hideVideo';

let closed = false;

export function isIntroDismissed(): boolean {
  try {
    return localStorage.getItem(flag) === 'true';
  } catch {
    return closed; // Storage is shut off: it stays away until the page is left.
  }
}

export function dismissIntro(): void {
  try {
    localStorage.setItem(flag, 'true');
  } catch {
    closed = true;
  }
}
