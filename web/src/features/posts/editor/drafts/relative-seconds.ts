/** `just now`, `5 s ago`, `2 min ago`: finer than the clock of posts. */
export function relativeSeconds(at: number, now: number): string {
  const seconds = Math.floor((now - at) / 1000);
  if (seconds < 3) return 'just now';
  if (seconds < 60) return `${seconds} s ago`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ago`;
  return seconds < 86_400
    ? `${Math.floor(seconds / 3600)} h ago`
    : `${Math.floor(seconds / 86_400)} d ago`;
}
