/** The orders of lists that are sorted by time alone. */
export const timeSorts = ['newest', 'oldest'] as const;
export type TimeSort = (typeof timeSorts)[number];

/** Lists say how many they have up to so many; more are "1,000+". */
export const countedAtMost = 1000;
