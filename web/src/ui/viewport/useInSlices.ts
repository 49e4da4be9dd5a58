import { useDeferredValue } from 'react';

/**
 * Lets React draw in slices what just arrived: an answer is drawn at once otherwise, which holds a
 * slow phone for as long as the page is large. What is there when the component mounts (a page that
 * one comes back to) is drawn at once, and so is each change after the first arrival.
 * @param value what is awaited; undefined or null until it is there
 * @returns the value; undefined while it is awaited, and in the moment in which React draws it: the
 *   skeleton stays until then
 */
export function useInSlices<Value>(value: Value): NonNullable<Value> | undefined {
  const isDue = useDeferredValue(value !== undefined && value !== null);
  return isDue ? (value ?? undefined) : undefined;
}
