const plural = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** How long to wait, in words: seconds up to a minute and a half, then minutes, then hours. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return plural(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}
