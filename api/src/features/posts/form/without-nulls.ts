/** What was given: a null is a field left out, so that the rule has its default, or its text. */
export function withoutNulls(input: unknown): unknown {
  if (Array.isArray(input)) return input.map(withoutNulls);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input)
      .filter(([, value]) => value !== null && value !== undefined)
      .map(([name, value]) => [name, withoutNulls(value)]),
  );
}
