/**
 * Days and times as people read them here. Written by hand and not by `Intl`: see
 * docs/decisions/first-screen.md.
 */

/** By whose clock: of the device, of the college (whose clock is never changed), of the world. */
export type Clock = 'device' | 'college' | 'utc';

const collegeMilliseconds = 5.5 * 3_600_000;

const monthNames = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
];
/** `Sept` has four letters, as in India. */
export const shortMonthNames: readonly string[] = monthNames.map((name) =>
  name === 'September' ? 'Sept' : name.slice(0, 3),
);
const weekdayNames = [
  ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
];

const twoDigits = (n: number): string => String(n).padStart(2, '0');

function partsOf(at: Date, clock: Clock) {
  if (clock === 'device') {
    const [weekday, hour, minute] = [at.getDay(), at.getHours(), at.getMinutes()];
    return {
      year: at.getFullYear(),
      month: at.getMonth(),
      day: at.getDate(),
      weekday,
      hour,
      minute,
    };
  }
  const there = clock === 'college' ? new Date(at.getTime() + collegeMilliseconds) : at;
  return {
    year: there.getUTCFullYear(),
    month: there.getUTCMonth(),
    day: there.getUTCDate(),
    weekday: there.getUTCDay(),
    hour: there.getUTCHours(),
    minute: there.getUTCMinutes(),
  };
}

/** `2026-09-05`. */
export function isoDay(at: Date, clock: Clock): string {
  const { year, month, day } = partsOf(at, clock);
  return `${String(year).padStart(4, '0')}-${twoDigits(month + 1)}-${twoDigits(day)}`;
}

/** `3:30 pm`. */
export function timeText(at: Date, clock: Clock = 'device'): string {
  const { hour, minute } = partsOf(at, clock);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'am' : 'pm'}`;
}

/** `5 Sept`. */
export function shortDayText(at: Date, clock: Clock = 'device'): string {
  const { month, day } = partsOf(at, clock);
  return `${day} ${shortMonthNames[month]}`;
}

/** `5 September`. */
export function longDayText(at: Date, clock: Clock = 'device'): string {
  const { month, day } = partsOf(at, clock);
  return `${day} ${monthNames[month]}`;
}

/** `Saturday`. */
export const weekdayText = (at: Date, clock: Clock = 'device'): string =>
  weekdayNames[partsOf(at, clock).weekday] ?? '';

/** `5 Sept 2026`. */
export const shortDateText = (at: Date, clock: Clock = 'device'): string =>
  `${shortDayText(at, clock)} ${partsOf(at, clock).year}`;

/** `5 September 2026`. */
export const longDateText = (at: Date, clock: Clock = 'device'): string =>
  `${longDayText(at, clock)} ${partsOf(at, clock).year}`;

/** `5 Sept 2026, 3:30 pm`. */
export const shortMomentText = (at: Date, clock: Clock = 'device'): string =>
  `${shortDateText(at, clock)}, ${timeText(at, clock)}`;

/** `5 September 2026 at 3:30 pm`. */
export const longMomentText = (at: Date, clock: Clock = 'device'): string =>
  `${longDateText(at, clock)} at ${timeText(at, clock)}`;
