/** Behind an address that this device kept without its signature: the browser sends none of it. */
const mark = '#old';

/**
 * A value that this device kept, where it is the address of a file: marked, for nobody gets a file
 * by it (docs/decisions/offline.md).
 */
export const asOldAddress = (kept: unknown): unknown =>
  typeof kept === 'string' && /^\/files\/[\w.-]+$/.test(kept) ? kept + mark : kept;

/**
 * Whether an address is of what this device kept: something else stands in the place of a picture
 * until the answer of the server brings its new one.
 */
export const isOldAddress = (src: string): boolean => src.endsWith(mark);
