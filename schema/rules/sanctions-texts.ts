import { collegeTimeZone } from './college.ts';

/** What the college does about a person who breaks its rules, for both sides: kinds, words, limits. */
export const sanctionKinds = ['warning', 'mute', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** A reason is read by the person, so it is short enough for a notice and long enough to be one. */
export const reasonLength = 500;
/** The longest mute or ban with an end. What shall last longer is for good. */
export const longestDays = 365;
/** Days that a page offers for a mute, and for a ban with an end. */
export const offeredDays = [1, 3, 7, 30, 90] as const;

const momentFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: collegeTimeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** `25 November 2026 at 2:30 pm`, by the clock of the college. */
export const momentText = (at: Date): string => momentFormat.format(at);

/** Read by who signs in to a banned account with the right password. */
export const bannedText = ({
  until,
  reason,
}: {
  until: Date | null;
  reason: string | null;
}): string =>
  [
    `This account has been banned${until ? ` until ${momentText(until)}` : ''}.`,
    ...(reason ? [`Reason: ${reason.replace(/([^.!?])$/u, '$1.')}`] : []),
    'Please contact the college, or appeal by the link in the mail about it.',
  ].join(' ');

/** Read by who writes while they are muted. */
export const mutedText = (until: Date): string =>
  `You can read, but not write, until ${momentText(until)}. The reason is in your settings.`;

export const sanctionTexts = {
  reasonMissing: 'Please give a reason',
  reasonLong: `A reason cannot exceed ${reasonLength} characters`,
  untilPast: 'The end must be in the future',
  untilFar: `The end must be within ${longestDays} days`,
  muteEnds: 'A mute needs an end',
  warningEnds: 'A warning has no end',
  personGone: 'User not found',
  oneself: 'You can not do this to your own account',
  superAdmin: 'A super admin can be reached by super admins only',
  admin: 'An admin can be reached by super admins only',
  lastSuperAdmin: 'The last super admin can not be sanctioned',
  already: { mute: 'This person is muted already', ban: 'This person is banned already' },
  notRunning: { mute: 'This person is not muted', ban: 'This person is not banned' },
} as const;
