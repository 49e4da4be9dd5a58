import { counted } from '../lists/counted.ts';

/** So much of a message fits a toast on a phone, which covers what is read. */
const toastLength = 60;

/** How a message begins, up to a whole word. */
function beginningOf(message: string): string {
  const letters = [...message.replace(/\s+/g, ' ').trim()];
  if (letters.length <= toastLength) return letters.join('');
  const space = letters.lastIndexOf(' ', toastLength);
  return `${letters.slice(0, space > 0 ? space : toastLength).join('')}…`;
}

/** How an announcement stands: shown, waiting for its time, or over. */
export const announcementStates = ['active', 'scheduled', 'past'] as const;

/**
 * Announcements by mail in so many days to each person. With the mails at once and the weekly ones
 * (`mailsAtOnceBound`) they are twelve in a month.
 */
export const announcementMailsBound = { mails: 2, days: 30 } as const;

const hadTheirMails = `${announcementMailsBound.mails} announcements by mail in ${announcementMailsBound.days} days`;

/** Texts of announcements. */
export const announcementTexts = {
  title: 'Announcements',
  required: 'Message is required',
  tooLong: 'Message cannot exceed 500 characters',
  expiry: 'Expiry must be in the future',
  start: 'The start must be in the future',
  expiryAfterStart: 'It must end after it begins',
  begun: 'It has begun already: end it, and announce it anew',
  planned: 'Planned',
  plan: 'Plan it',
  announce: 'Announce',
  begins: 'Begins (optional)',
  ends: 'Ends (optional)',
  mailToo: 'Mail it too',
  mailTooAbout:
    'To those who have proven their address and get mails of the college: some thousand an hour. The bell tells it in any case.',
  /** How many of them are mailed, of whom none may have had their mails. */
  byMailTo: (count: number, people: string): string =>
    count === 0 ? 'Nobody of them gets mails of the college.' : `By mail to ${people} of them.`,
  /** Who gets it without a mail, `date` being when they may be mailed again. */
  withoutMail: (people: string, isAll: boolean, date: string): string =>
    isAll
      ? `It goes without mail: whoever it is for has had ${hadTheirMails}, and reads it in the bar and at the bell. The next may go by mail from ${date}.`
      : `${people} of them had ${hadTheirMails}: they read it in the bar and at the bell. From ${date} everybody is mailed again.`,
  change: 'Change the announcement',
  changeShort: 'Change',
  changeOne: (message: string): string => `Change “${message}”`,
  saveChange: 'Save the change',
  withdraw: 'Withdraw',
  askWithdraw: {
    title: 'Withdraw this announcement?',
    text: (message: string): string => `“${message}” will not begin. Nobody was told of it.`,
  },
  lists: {
    active: {
      title: 'Active',
      label: 'Active announcements',
      empty: {
        title: 'Nothing is announced now',
        text: 'What you announce shows to everybody at once.',
      },
    },
    scheduled: {
      title: 'Scheduled',
      label: 'Scheduled announcements',
      empty: {
        title: 'Nothing is scheduled',
        text: 'Give an announcement a time to begin, and it waits here.',
      },
    },
    past: {
      title: 'Past',
      label: 'Past announcements',
      empty: { title: 'Nothing is over yet', text: 'Announcements that ended are kept here.' },
    },
  },
  changed: 'Changed',
  withdrawn: 'Withdrawn: nobody was told',
  state: 'State',
  states: { active: 'Active', scheduled: 'Scheduled', past: 'Past' },
  search: 'Words of an announcement',
  year: 'Please choose a year of graduation',
  notFound: 'Announcement not found',
  created: 'Announced',
  ended: 'Announcement ended',
  endedMany: (many: number): string => `${counted(many, 'announcement')} ended`,
  askEnd: {
    title: (many: number): string =>
      many === 1 ? 'Deactivate this announcement?' : `Deactivate ${many} announcements?`,
    one: (message: string): string =>
      `“${message}” goes from every page at once. It can't be shown again.`,
    many: "They go from every page at once. They can't be shown again.",
    yes: 'Deactivate',
  },
  /** What a toast says of those that came while a page is read: how the newest begins. */
  arrived: (message: string, others: number): string =>
    others === 0 ? beginningOf(message) : `${beginningOf(message)} (and ${others} more)`,
  more: (many: number): string => `${many} more`,
  newestOnly: 'Show the newest only',
  show: 'Show',
  dismiss: 'Dismiss this announcement',
  showAll: 'Show all',
  showLess: 'Show less',
  label: 'Announcements',
  count: (many: number): string => counted(many, 'announcement'),
  empty: 'Nothing was announced yet.',
  branch: 'Please choose a branch',
  actionFailed: {
    dismiss: 'That could not be dismissed. Please try again.',
  },
} as const;

/** How many characters of a message the bell shows. */
export const notifiedWords = 160;

/** How long a message may be. */
export const announcementLength = 500;

/** How many announcements one person is shown at a time. */
export const shownAnnouncements = 10;

/** A piece of a message: words, or an address that becomes a link. */
export interface MessagePiece {
  text: string;
  /** Null: plain words. */
  href: string | null;
}

/**
 * Splits a message into words and links. Addresses begin with http or https; a full stop, comma or
 * bracket behind one belongs to the sentence. Everything else is plain text.
 */
export function messagePieces(message: string): MessagePiece[] {
  const pieces: MessagePiece[] = [];
  let at = 0;
  for (const match of message.matchAll(/\bhttps?:\/\/[^\s<>"]{1,400}/gi)) {
    const text = match[0].replace(/[.,;:!?)\]}'…]+$/, '');
    let url: URL;
    try {
      url = new URL(text);
    } catch {
      continue;
    }
    if (url.username || url.password || !url.hostname.includes('.')) continue;
    if (match.index > at) pieces.push({ text: message.slice(at, match.index), href: null });
    pieces.push({ text, href: url.href });
    at = match.index + text.length;
  }
  if (at < message.length) pieces.push({ text: message.slice(at), href: null });
  return pieces;
}
