/** Where a device keeps what was shared: the service worker writes it, the page reads it. */
export const shareStore = {
  database: 'shared',
  store: 'shares',
  /** The key of what nobody has looked at yet; all other keys are people. */
  unclaimed: 'unclaimed',
  milliseconds: 24 * 3_600_000,
} as const;

/** Whether it waits no longer. */
export const isShareOver = ({ at }: { readonly at: number }, now: number): boolean =>
  now - at > shareStore.milliseconds;

/** Why a share did not arrive, as the address says it. */
export const shareMisses = ['worker', 'room'] as const;
export type ShareMiss = (typeof shareMisses)[number];
