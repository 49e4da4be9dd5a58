import { counted } from '@schema/rules/lists/counted';

/** How long to wait, in words: seconds up to a minute and a half, then minutes, then hours. */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}
