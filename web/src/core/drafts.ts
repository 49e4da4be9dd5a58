/** Drafts on this device are kept as `form:{userId}:…`: whoever signs out leaves none behind. */
export function forgetDrafts(userId: string): void {
  try {
    const own = Object.keys(localStorage).filter((key) => key.split(':')[1] === userId);
    own.forEach((key) => localStorage.removeItem(key));
  } catch {
    // Storage is shut off: nothing was kept.
  }
}
