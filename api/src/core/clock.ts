/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The current calendar year, which rules for years of graduation and of interviews compare with. */
export const yearOf = (clock: Clock): number => clock.now().getFullYear();
