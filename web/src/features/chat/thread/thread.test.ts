import { expect, test } from 'vitest';
import { textParts } from '@/core/address/text-links';
import { withReaction } from '../message/useMessageActions';
import { dayName } from './DayLabel';
import { dayOnScreen, type Message, type Row, rowsOf } from './rows';
import { progressOf } from './ticks';

const message = (
  number: number,
  at: string,
  sender: string,
  key: string | null = null,
): Message => ({
  id: `m${number}`,
  conversationId: 'c1',
  number,
  key,
  kind: 'text',
  content: `Words ${number}`,
  sender: { id: sender, fullName: sender, profilePic: null },
  file: null,
  voice: null,
  fileName: null,
  isAccessible: true,
  errorMessage: null,
  replyTo: null,
  reactions: [],
  isForwarded: false,
  isDeleted: false,
  isRemovedByAdmin: false,
  removedByName: null,
  editedAt: null,
  createdAt: at,
});
const unsent = (key: string) => ({
  key,
  conversationId: 'c1',
  content: 'On the way',
  replyTo: null,
  writtenAt: '2026-01-06T10:00:00.000Z',
  refusal: null,
});
const given = { unsent: [], uploads: [], viewerId: 'me', unread: null, isBegun: true };
const kinds = (rows: Row[]): string[] => rows.map(({ kind }) => kind);

test('days stand above their messages, and the divider above the first unread one of others', () => {
  const messages = [
    message(1, '2026-01-05T10:00:00.000Z', 'asha'),
    message(2, '2026-01-06T10:00:00.000Z', 'asha'),
    message(3, '2026-01-06T10:01:00.000Z', 'asha'),
  ];
  const unread = { before: 1, count: 2 };
  expect(kinds(rowsOf({ ...given, messages, unread }))).toEqual([
    'begin',
    'day',
    'message',
    'day',
    'unread',
    'message',
    'message',
  ]);
});

test('no row goes when older messages come: the first that is loaded has no day of its own', () => {
  const messages = [1, 2, 3].map((number) => message(number, '2026-01-05T10:00:00.000Z', 'asha'));
  const keys = (rows: Row[]) => rows.map(({ key }) => key);
  const later = rowsOf({ ...given, messages: messages.slice(1), isBegun: false });
  expect(kinds(later)).toEqual(['message', 'message']);
  expect(keys(rowsOf({ ...given, messages }))).toEqual(expect.arrayContaining(keys(later)));
});

test('the day on the screen is told where it does not stand there itself', () => {
  const [first, second] = ['2026-01-05T10:00:00.000Z', '2026-01-06T10:00:00.000Z'];
  const rows = rowsOf({
    ...given,
    messages: [message(1, first, 'asha'), message(2, second, 'me')],
  });
  expect(kinds(rows)).toEqual(['begin', 'day', 'message', 'day', 'message']);
  const at = (startIndex: number) => dayOnScreen(rows, { startIndex, endIndex: 4 });
  expect([0, 1, 2, 3, 4].map(at)).toEqual([null, null, first, null, second]);
  expect(dayOnScreen(rows, null)).toBeNull();
});

test('the divider says how many were unread, and stands nowhere while the first of them is not loaded', () => {
  const messages = [201, 202].map((number) => message(number, '2026-01-05T10:00:00.000Z', 'asha'));
  const divider = (before: number, isBegun: boolean) =>
    rowsOf({ ...given, messages, isBegun, unread: { before, count: 300 } }).find(
      ({ kind }) => kind === 'unread',
    );
  expect(divider(1, false)).toBeUndefined();
  expect(divider(200, false)).toMatchObject({ count: 300 });
  // Who joined later reads nothing of what was before.
  expect(divider(1, true)).toMatchObject({ count: 300 });
});

test('what one person says within minutes stands together', () => {
  const firsts = rowsOf({
    ...given,
    messages: [
      message(1, '2026-01-06T10:00:00.000Z', 'asha'),
      message(2, '2026-01-06T10:01:00.000Z', 'asha'),
      message(3, '2026-01-06T10:02:00.000Z', 'me'),
      message(4, '2026-01-06T10:09:00.000Z', 'me'),
    ],
  }).flatMap((row) => (row.kind === 'message' ? [row.isFirst] : []));
  expect(firsts).toEqual([true, false, true, true]);
});

test('an unsent message gives its place and its key to the one that came back', () => {
  const rows = (messages: Message[]) => rowsOf({ ...given, messages, unsent: [unsent('k1')] });
  const before = rows([]).at(-1);
  const after = rows([message(1, '2026-01-06T10:00:00.000Z', 'me', 'k1')]).at(-1);
  expect([before?.kind, after?.kind]).toEqual(['unsent', 'message']);
  expect(after?.key).toBe(before?.key);
});

test('words and files that wait stand in the order in which they were written', () => {
  const upload = (key: string) => ({
    ...{ key, userId: 'me', conversationId: 'c1', file: new File([], `${key}.pdf`) },
    ...{ content: '', voice: null, replyTo: null, percent: 0, isRepeated: false, refusal: null },
  });
  const rows = rowsOf({
    ...given,
    messages: [],
    unsent: [unsent('k1'), unsent('k3')],
    uploads: [upload('k2'), upload('k4')],
  });
  expect(rows.slice(1).map(({ key }) => key)).toEqual(['k1', 'k2', 'k3', 'k4']);
});

test.each([
  [[0, 0], [0, 3], 'sent', 0],
  [[0, 0], [3, 3], 'delivered', 0],
  [[0, 3], [3, 0], 'delivered', 1],
  [[3, 4], [0, 0], 'read', 2],
] as const)('two others who read to %j and have %j', (read, delivered, status, readers) => {
  const participants = ['me', 'a', 'b'].map((id, index) => ({
    user: { id, fullName: id },
    lastReadNumber: read[index - 1] ?? 9,
    lastDeliveredNumber: delivered[index - 1] ?? 9,
  }));
  const progress = progressOf(3, participants, 'me');
  expect([progress.status, progress.readers.length, progress.others]).toEqual([status, readers, 2]);
});

test.each([
  ['See https://a.example/x?y=1.', ['See ', '>https://a.example/x?y=1', '.']],
  ['(http://a.example)', ['(', '>http://a.example', ')']],
  ['javascript:alert(1) ftp://a.example', ['javascript:alert(1) ftp://a.example']],
  ['<b>https://a.example</b>', ['<b>', '>https://a.example', '</b>']],
  ['https://', ['https://']],
])('%s', (text, parts) => {
  expect(textParts(text).map((part) => (part.href ? `>${part.href}` : part.text))).toEqual(parts);
});

test.each([
  ['Look at www.zoho.com/careers, soon', 'www.zoho.com/careers', 'https://www.zoho.com/careers'],
  ['(WWW.iitb.ac.in)', 'WWW.iitb.ac.in', 'https://WWW.iitb.ac.in'],
  [
    'Write to asha.rao+jobs@iitb.ac.in.',
    'asha.rao+jobs@iitb.ac.in',
    'mailto:asha.rao+jobs@iitb.ac.in',
  ],
  [
    'https://a.example/@asha@b.example',
    'https://a.example/@asha@b.example',
    'https://a.example/@asha@b.example',
  ],
])('%s leads somewhere', (text, shown, href) => {
  expect(textParts(text).filter((part) => part.href)).toEqual([{ text: shown, href }]);
});

test.each(['www. is short', 'me@home', 'www.a', 'awww.example.com', 'a @ b.example'])(
  '%s leads nowhere',
  (text) => {
    expect(textParts(text)).toEqual([{ text }]);
  },
);

test('a reaction takes the place of the one before, and is taken back', () => {
  const liked = withReaction([], 'me', '👍');
  expect(liked).toMatchObject([{ emoji: '👍', userIds: ['me'] }]);
  const loved = withReaction(withReaction(liked, 'asha', '👍'), 'me', '❤️');
  expect(loved).toMatchObject([
    { emoji: '👍', userIds: ['asha'] },
    { emoji: '❤️', userIds: ['me'] },
  ]);
  expect(withReaction(loved, 'me', null)).toMatchObject([{ emoji: '👍', userIds: ['asha'] }]);
});

test('days near are called by their names', () => {
  const now = new Date('2026-01-08T12:00:00');
  const name = (day: string) => dayName(new Date(`${day}T09:00:00`), now);
  expect([name('2026-01-08'), name('2026-01-07'), name('2026-01-05')]).toEqual([
    'Today',
    'Yesterday',
    'Monday',
  ]);
  expect(name('2025-12-01')).toBe('1 December 2025');
});
