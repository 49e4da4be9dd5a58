/** What people publish and others view: the shape alone, whichever room it is of. */
export interface Viewed {
  counters: { views: number };
  user: { college?: string | null };
}

/**
 * `views` as the documents word it, a list as long as there were viewers: of numbers, for who they
 * were is shown to nobody.
 */
export const viewsList = (views: number): number[] =>
  Array.from({ length: views }, (_viewer, index) => index + 1);

/**
 * What is viewed, with its counters and its author's college beside its other fields, as the
 * documents word it.
 */
export const countersBeside = <Fields extends Viewed>({ counters, ...viewed }: Fields) => ({
  ...viewed,
  ...counters,
  views: viewsList(counters.views),
  college: viewed.user.college ?? null,
});
