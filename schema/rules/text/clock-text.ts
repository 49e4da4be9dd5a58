const two = (number: number): string => String(number).padStart(2, '0');

/** So many seconds as a clock shows them: `2:05`, `1:02:05`. */
export function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const start = hours > 0 ? `${hours}:${two(minutes % 60)}` : String(minutes);
  return `${start}:${two(seconds % 60)}`;
}
