/** Companies that are not among the recent searches: each term is offered once. */
export const withoutRecent = (
  companies: readonly string[],
  recent: readonly string[],
): readonly string[] =>
  companies.filter((name) => !recent.some((term) => term.toLowerCase() === name.toLowerCase()));
