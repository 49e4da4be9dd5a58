/** `just now`, `5 s ago`, `2 min ago`: finer than the clock of posts. */
export function relativeSeconds(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds < 3) return 'just now';
  return seconds < 60 ? `${seconds} s ago` : `${Math.floor(seconds / 60)} min ago`;
}
