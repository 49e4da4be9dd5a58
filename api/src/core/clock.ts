/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const yearOf = (clock: Clock): number => clock.now().getFullYear();
