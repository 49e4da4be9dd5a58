import type { ChatMessageFieldsFragment } from '@/generated/documents';
import { isSameDay } from '@/ui';
import type { UnsentMessage } from '../unsent/send-queue';
import type { Upload } from '../files/uploads';

export type Message = ChatMessageFieldsFragment;

/** A line of a conversation as it is drawn. Keys stay when an unsent message becomes a sent one. */
export type Row =
  | { kind: 'begin'; key: string }
  | { kind: 'day'; key: string; day: string }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'message'; key: string; message: Message; isOwn: boolean; isFirst: boolean }
  | { kind: 'unsent'; key: string; message: UnsentMessage; isFirst: boolean }
  | { kind: 'upload'; key: string; upload: Upload };

type Given = {
  messages: readonly Message[];
  unsent: readonly UnsentMessage[];
  uploads: readonly Upload[];
  viewerId: string;
  /** The newest message that was read when the conversation was opened; null for no divider. */
  readBefore: number | null;
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

/** What stands above a message: its day, and where the unread ones begin. */
function separators(
  before: Message | undefined,
  message: Message,
  readBefore: number | null,
  unreadCount: number,
): Row[] {
  const rows: Row[] = [];
  if (!before || !isOnDayOf(before, message))
    rows.push({ kind: 'day', key: `day-${message.id}`, day: message.createdAt });
  const isFirstUnread =
    readBefore !== null && message.number > readBefore && (before?.number ?? 0) <= readBefore;
  if (isFirstUnread && unreadCount > 0)
    rows.push({ kind: 'unread', key: 'unread', count: unreadCount });
  return rows;
}

/** What this device has not sent, in the order in which it was written. */
function unsentRows({ messages, unsent, uploads, viewerId }: Given): Row[] {
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
export function rowsOf(given: Given): Row[] {
  const { messages, viewerId, readBefore, isBegun } = given;
  const unreadCount =
    readBefore === null
      ? 0
      : messages.filter(({ number, sender }) => number > readBefore && sender?.id !== viewerId)
          .length;
  const rows: Row[] = isBegun ? [{ kind: 'begin', key: 'begin' }] : [];
  messages.forEach((message, index) => {
    const before = messages[index - 1];
    const above = separators(before, message, readBefore, unreadCount);
    rows.push(...above, {
      kind: 'message',
      key: message.key ?? message.id,
      message,
      isOwn: message.sender?.id === viewerId,
      isFirst: above.length > 0 || !standTogether(before, message),
    });
  });
  rows.push(...unsentRows(given));
  return rows;
}
