/**
 * How a socket is closed that may come back: the standard's "try again later". Clients of
 * graphql-ws take its own 4429 for the end.
 */
export const tryAgainLater = 1013;

/** Why it was closed, and after how many seconds it may come back. */
export const laterReason = (why: string, seconds?: number): string =>
  seconds === undefined ? why : `${why}, try again in ${seconds} s`;

/** The seconds that a reason tells to wait; 0 when it tells none. */
export const secondsToWait = (reason: string): number =>
  Number(/ in (\d{1,5}) s$/.exec(reason)?.[1] ?? 0);
