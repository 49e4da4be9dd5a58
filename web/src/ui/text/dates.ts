const exact = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });
const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** A moment with its day, as tooltips have it: `5 Jan 2026, 3:30 pm`. */
export const exactTime = (at: Date): string => exact.format(at);

/** The time of a day: `3:30 pm`. */
export const clockTime = (at: Date): string => clock.format(at);

/** Whether both are on one day where the viewer is. */
export const isSameDay = (one: Date, other: Date): boolean =>
  one.toDateString() === other.toDateString();
