/**
 * The arguments of a list in the cache, which has them in the name of the field:
 * `notifications:{"tab":"all"}`, or `feed({"first":6})` where the field has no keys of its own.
 */
export function argumentsOf(storeFieldName: string): Record<string, unknown> {
  const [, written = '{}'] = /^\w+[:(](\{.*\})\)?$/.exec(storeFieldName) ?? [];
  return JSON.parse(written) as Record<string, unknown>;
}
