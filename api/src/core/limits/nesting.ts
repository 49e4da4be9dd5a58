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

const codes = { quote: 0x22, comma: 0x2c, list: 0x5b, escape: 0x5c, object: 0x7b } as const;

/**
 * How many commas, lists and objects a text in JSON has outside of its strings. Asked before it is
 * parsed: a quarter of a megabyte of empty objects becomes five.
 */
export function partsOf(json: string): number {
  let parts = 0;
  let isString = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (isString) {
      if (code === codes.escape) at += 1;
      else isString = code !== codes.quote;
    } else if (code === codes.quote) isString = true;
    else if (code === codes.comma || code === codes.list || code === codes.object) parts += 1;
  }
  return parts;
}
