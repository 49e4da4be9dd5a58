/** A list or an object as JSON has them; files, dates and promises are none. */
export const isContainer = (value: unknown): value is object =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value) ||
    [Object.prototype, null].includes(Object.getPrototypeOf(value) as object | null));

/**
 * Whether lists and objects stand in one another on more than so many levels. What walks a value
 * level by level runs out of stack on a few thousand, so what clients send is asked first.
 */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let level = [value].filter(isContainer);
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levels) return true;
    level = level.flatMap((container) => Object.values(container).filter(isContainer));
  }
  return false;
}
