/** Hours of every day in which a person's devices keep quiet. */
export interface QuietHours {
  /** Minutes of the day: from the first one … */
  from: number;
  /** … up to this one, of the next day where it is the smaller. */
  to: number;
  /** The time zone whose clock says so, as browsers name it: `Asia/Kolkata`. */
  zone: string;
}

/** What is proposed to who has none: from ten to seven. */
export const usualQuietHours = { from: 22 * 60, to: 7 * 60 };

export const minutesOfDay = 24 * 60;

/** Names that browsers still give, and what databases of time zones call them by now. */
const laterNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** The name that a time zone goes by today; of two names of one zone the same. */
export const zoneName = (zone: string): string => laterNames[zone] ?? zone;

const two = (value: number): string => String(value).padStart(2, '0');

/** A minute of the day as clocks and fields show it: `07:30`. */
export const clockOf = (minute: number): string =>
  `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;

/** The minute of the day that a field holds; null where it holds none. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(clock) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

const clockIn = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  }).format(moment);

/** The clock of a time zone; one that this browser does not know goes by the device's. */
function clockThere(moment: Date, zone: string): string {
  try {
    return clockIn(moment, zone);
  } catch {
    return clockIn(moment);
  }
}

/** Whether a moment falls into quiet hours, by the clock on the wall there. */
export function isQuietAt({ from, to, zone }: QuietHours, moment: Date): boolean {
  const minute = minuteOf(clockThere(moment, zone)) ?? 0;
  return from < to ? from <= minute && minute < to : from <= minute || minute < to;
}
