/** The word for so many: `answer` of 1, `answers` of any other number. */
export const wordFor = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;

/** `1 answer`, `14 answers`: the one place where a number takes its word. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${wordFor(count, one, many)}`;
