export interface WithCounters {
  counters: { views: number };
  user: { college?: string | null };
}

/**
 * A post with its counters and its author's college beside its other fields, as the documents word
 * it. `views` is a list as long as there were viewers, of numbers: who they were is shown to
 * nobody.
 */
export const countersBeside = <Fields extends WithCounters>({ counters, ...post }: Fields) => ({
  ...post,
  ...counters,
  views: Array.from({ length: counters.views }, (_viewer, index) => index + 1),
  college: post.user.college ?? null,
});
