import { longMomentText } from '../text/date-text.ts';

/**
 * What the college does about a person who breaks its rules, for both sides: kinds, words, limits.
 */
export const sanctionKinds = ['warning', 'mute', 'ban'] as const;
export type SanctionKind = (typeof sanctionKinds)[number];

/** A reason is read by the person, so it is short enough for a notice and long enough to be one. */
export const reasonLength = 500;
/** The longest mute or ban with an end. What shall last longer is for good. */
export const longestDays = 365;
interface Period {
  /** Days; empty is for good. */
  value: string;
  label: string;
}
const daysOf = (days: number): Period => ({
  value: String(days),
  label: days === 1 ? 'For a day' : `For ${days} days`,
});

/**
 * How long a page offers to mute or to ban; for good, a ban alone. The first is offered at first.
 */
export const offeredPeriods: Readonly<Record<'mute' | 'ban', readonly Period[]>> = {
  mute: [1, 3, 7, 30, 90].map(daysOf),
  ban: [...[7, 30, 90].map(daysOf), { value: '', label: 'For good' }],
};

/** When a period that begins now ends; null for good. */
export const endOfPeriod = (value: string, now = Date.now()): string | null =>
  value === '' ? null : new Date(now + Number(value) * 86_400_000).toISOString();

/** `25 November 2026 at 2:30 pm`, by the clock of the college. */
export const momentText = (at: Date): string => longMomentText(at, 'college');

/** Read on a page that was open when its person was banned. */
export const banNoticeTexts = {
  title: 'Your account was banned',
  until: (until: Date | null): string =>
    until
      ? `It is shut until ${momentText(until)}; then you can sign in again.`
      : 'It is shut until the college opens it again.',
  reason: 'Reason',
  appeal: 'Appeal',
  appealText:
    'If you think that this is wrong, appeal: an admin looks at it anew, and you get the answer by mail.',
} as const;

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
  already: {
    warning: 'You have just warned this person with these words',
    mute: 'This person is muted already',
    ban: 'This person is banned already',
  },
  notRunning: { mute: 'This person is not muted', ban: 'This person is not banned' },
} as const;
