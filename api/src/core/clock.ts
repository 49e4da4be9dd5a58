/** The time, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The running calendar year, by which years of graduation and of interviews are judged. */
export const yearOf = (clock: Clock): number => clock.now().getFullYear();
