/** The orders of lists that are sorted by time alone. */
export const timeSorts = ['newest', 'oldest'] as const;
export type TimeSort = (typeof timeSorts)[number];
