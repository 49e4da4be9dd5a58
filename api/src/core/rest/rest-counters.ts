/** What people publish and others view: the shape alone, whichever room it is of. */
export interface Viewed {
  counters: { views: number };
  user: { college?: string | null };
}

/**
 * What is viewed, with its counters and its author's college beside its other fields, as the
 * documents word it. `views` is a list as long as there were viewers, of numbers: who they were is
 * shown to nobody.
 */
export const countersBeside = <Fields extends Viewed>({ counters, ...viewed }: Fields) => ({
  ...viewed,
  ...counters,
  views: Array.from({ length: counters.views }, (_viewer, index) => index + 1),
  college: viewed.user.college ?? null,
});
