/** Whether two plain values, as forms and drafts hold them, say the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
