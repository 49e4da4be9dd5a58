import type { ChatMessageFieldsFragment } from '@/generated/documents';
import { isSameDay } from '@/ui';
import type { Upload } from '../files/upload';
import type { UnsentMessage } from '../unsent/unsent-message';

export type Message = ChatMessageFieldsFragment;

/** A line of a conversation as it is drawn. Keys stay when an unsent message becomes a sent one. */
export type Row =
  | { kind: 'begin'; key: string }
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'message'; key: string; message: Message; isOwn: boolean; isFirst: boolean }
  | { kind: 'unsent'; key: string; message: UnsentMessage; isFirst: boolean }
  | { kind: 'upload'; key: string; upload: Upload };

/** What was unread when a conversation was opened. */
export type Unread = {
  /** The newest message that was read. */
  before: number;
  count: number;
};

type Options = {
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  uploads: readonly Upload[];
  viewerId: string;
  /** Null for no divider. */
  unread: Unread | null;
  /** The oldest message is loaded. */
  isBegun: boolean;
};

/** Messages of one person within so many minutes stand together. */
const groupWithinMs = 5 * 60_000;

const isOnDayOf = (one: Message, other: Message): boolean =>
  isSameDay(new Date(one.createdAt), new Date(other.createdAt));

function standTogether(before: Message | undefined, message: Message): boolean {
  if (!before || before.kind === 'system' || message.kind === 'system') return false;
  const isSame = before.sender !== null && before.sender.id === message.sender?.id;
  return (
    isSame &&
    isOnDayOf(before, message) &&
    Date.parse(message.createdAt) - Date.parse(before.createdAt) < groupWithinMs
  );
}

/**
 * Whether it is the first unread one: of the first that is loaded it is not known while there are
 * others before it.
 */
function isFirstUnread(
  before: Message | undefined,
  { number }: Message,
  unread: Unread,
  isBegun: boolean,
): boolean {
  if (number <= unread.before) return false;
  return before ? before.number <= unread.before : isBegun || number === unread.before + 1;
}

/**
 * What stands above a message: its day, and where the unread ones begin. Above the first that is
 * loaded the day stands once nothing comes before it: a row that goes when older ones come would
 * take the place of who reads there along.
 */
function separators(
  before: Message | undefined,
  message: Message,
  { unread, isBegun }: Pick<Options, 'unread' | 'isBegun'>,
): Row[] {
  const rows: Row[] = [];
  if (before ? !isOnDayOf(before, message) : isBegun)
    rows.push({ kind: 'day', key: `day-${message.id}`, day: message.createdAt });
  if (unread && isFirstUnread(before, message, unread, isBegun))
    rows.push({ kind: 'unread', key: 'unread', count: unread.count });
  return rows;
}

/** What this device has not sent, in the order in which it was written. */
function unsentRows({ messages, unsent, uploads, viewerId }: Options): Row[] {
  const sentKeys = new Set(messages.map(({ key }) => key));
  const isNext = messages.at(-1)?.sender?.id !== viewerId;
  const words = unsent.map((message) => ({ kind: 'unsent' as const, key: message.key, message }));
  const files = uploads.map((upload) => ({ kind: 'upload' as const, key: upload.key, upload }));
  return [...words, ...files]
    .filter(({ key }) => !sentKeys.has(key))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map((row, index) =>
      row.kind === 'unsent' ? { ...row, isFirst: isNext && index === 0 } : row,
    );
}

/** The lines of a conversation: days, messages, and below them what this device has not sent. */
export function rowsOf(options: Options): Row[] {
  const { messages, viewerId, isBegun } = options;
  const rows: Row[] = isBegun ? [{ kind: 'begin', key: 'begin' }] : [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const above = separators(before, message, options);
    rows.push(...above, {
      kind: 'message',
      key: message.key ?? message.id,
      message,
      isOwn: message.sender?.id === viewerId,
      isFirst: above.length > 0 || !standTogether(before, message),
    });
  });
  rows.push(...unsentRows(options));
  return rows;
}

/**
 * The day of the first row on the screen.
 * @param range of the rows on the screen; null before they are measured
 * @returns null where the row says it itself, or begins what is unread
 */
export function dayOnScreen(
  rows: readonly Row[],
  range: { startIndex: number; endIndex: number } | null,
): string | null {
  const first = range && rows.slice(range.startIndex, range.endIndex + 1).find(hasDay);
  return first?.kind === 'message' ? first.message.createdAt : null;
}

const hasDay = ({ kind }: Row): boolean =>
  kind === 'day' || kind === 'unread' || kind === 'message';
