/** Texts of announcements. */
export const announcementTexts = {
  title: 'Announcements',
  required: 'Message is required',
  tooLong: 'Message cannot exceed 500 characters',
  expiry: 'Expiry must be in the future',
  year: 'Please choose a year of graduation',
  notFound: 'Announcement not found',
  created: 'Announced',
  ended: 'Announcement ended',
  endedMany: (many: number): string => `${many} announcements ended`,
  askEnd: {
    title: (many: number): string =>
      many === 1 ? 'Deactivate this announcement?' : `Deactivate ${many} announcements?`,
    one: (message: string): string =>
      `“${message}” goes from every page at once. It can't be shown again.`,
    many: "They go from every page at once. They can't be shown again.",
    yes: 'Deactivate',
  },
  arrived: (many: number): string =>
    many === 1 ? 'New announcement' : `${many} new announcements`,
  show: 'Show',
  dismiss: 'Dismiss this announcement',
  showAll: 'Show all',
  showLess: 'Show less',
  label: 'Announcements',
  count: (many: number): string => (many === 1 ? '1 announcement' : `${many} announcements`),
  empty: 'Nothing was announced yet.',
  branch: 'Please choose a branch',
  actionFailed: {
    dismiss: 'That could not be dismissed. Please try again.',
  },
} as const;

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
