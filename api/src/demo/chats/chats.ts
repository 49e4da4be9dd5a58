import { chatLimits } from '../../../../schema/rules/chat/chat-texts.ts';
import { shownAccounts } from '../accounts.ts';
import { isMember, type Moment, type Person } from '../college.ts';
import { type DemoFile, pagesOf } from '../files.ts';
import { chance, demoId } from '../random.ts';
import type { Row } from '../rows.ts';
import {
  type DemoConversation,
  endedNotes,
  groupTalks,
  type More,
  peerDialogues,
  studentDialogues,
  waitingNotes,
} from './chat-words.ts';

/** The rows of all conversations. */
export interface ChatRows {
  conversations: Row[];
  participants: Row[];
  messages: Row[];
  reactions: Row[];
}

interface DemoMessage {
  by: Person;
  words: string;
  /** What the conversation itself says. */
  event?: 'created';
  more?: More;
}

/** A conversation before it is written. */
export interface Talked {
  key: string;
  people: Person[];
  name: string | null;
  note: string | null;
  status: 'active' | 'pending' | 'expired' | 'declined';
  messages: DemoMessage[];
  /** Began so many days ago. */
  ago: number;
  /** How many of the last messages whom has not read. */
  unread: Map<Person, number>;
}

const minuteMilliseconds = 60_000;
const dayMinutes = 24 * 60;

const later = (at: Date, minutes: number): Date =>
  new Date(at.getTime() + minutes * minuteMilliseconds);

/** When each message was said: minutes apart, and all of it before now. */
export function timesOf({ key, messages, ago }: Talked, moment: Moment): Date[] {
  const luck = chance(`chat times ${key}`);
  const begun = moment.ago(ago);
  const gap = Math.min(40, (ago * dayMinutes) / (messages.length + 2));
  let at = begun;
  return messages.map(() => {
    at = later(at, luck.between(gap / 8, gap));
    return at;
  });
}

/** The file that is sent at a place of a conversation. */
export const chatFileId = ({ key }: Talked, place: number, at: Date): string =>
  demoId('chat file', `${key} ${place}`, at);

const kindOf = ({ event, more = {} }: DemoMessage): string => {
  if (event) return 'system';
  if (more.file) return more.file === 'dates' ? 'image' : 'pdf';
  return more.isCall ? 'call' : 'text';
};

function messageRow(
  talked: Talked,
  id: string,
  { place, times, files }: { place: number; times: Date[]; files: ReadonlyMap<string, DemoFile> },
): Row | null {
  const [message, at] = [talked.messages[place], times[place]];
  if (!message || !at) return null;
  const { by, words, event, more = {} } = message;
  const file = more.file && files.get(chatFileId(talked, place, at));
  const answered = more.back === undefined ? undefined : times[place - more.back];
  return {
    id: demoId('message', `${talked.key} ${place}`, at),
    conversation_id: id,
    number: place + 1,
    sender_id: by.id,
    content: words,
    kind: kindOf(message),
    event: event ?? null,
    file_id: file?.id ?? null,
    file_name: file?.name ?? null,
    file_size: file?.bytes.length ?? null,
    file_pages: file ? pagesOf(file) : null,
    reply_to_id:
      answered && more.back !== undefined
        ? demoId('message', `${talked.key} ${place - more.back}`, answered)
        : null,
    is_forwarded: false,
    edited_at: more.isEdited ? later(at, 2) : null,
    created_at: at,
  };
}

/** What the other one of two pressed. */
function reactionRow({ people, messages }: Talked, message: Row, place: number): Row[] {
  const [one, emoji] = [messages[place], messages[place]?.more?.pressed];
  const other = people.find((person) => person !== one?.by);
  return emoji && other ? [{ message_id: message['id'], user_id: other.id, emoji }] : [];
}

/** When it was answered, and when something happened in it last. */
function endOf({ status, note, ago }: Talked, times: Date[], moment: Moment) {
  const createdAt = moment.ago(ago);
  const ended = later(createdAt, (status === 'expired' ? chatLimits.requestDays : 2) * dayMinutes);
  const isOver = status === 'expired' || status === 'declined';
  const answered =
    status === 'declined' ? ended : status === 'active' ? (times[1] ?? createdAt) : null;
  return {
    answered_at: note === null ? null : answered,
    active_at: isOver ? ended : (times.at(-1) ?? createdAt),
  };
}

function write(
  rows: ChatRows,
  talked: Talked,
  moment: Moment,
  files: ReadonlyMap<string, DemoFile>,
): void {
  const { key, people, name, note, status, messages, unread } = talked;
  const createdAt = moment.ago(talked.ago);
  const times = timesOf(talked, moment);
  const id = demoId('conversation', key, createdAt);
  const [creator, other] = people;
  if (!creator || !other) return;
  rows.conversations.push({
    id,
    type: name === null ? 'dm' : 'group',
    status,
    pair_key: name === null ? [creator.id, other.id].sort().join(':') : null,
    name,
    creator_id: creator.id,
    note,
    asked_at: note === null ? null : createdAt,
    ...endOf(talked, times, moment),
    last_number: messages.length,
    created_at: createdAt,
  });
  for (const [place, person] of people.entries()) {
    // Who wrote something has read all before it.
    const written = messages.findLastIndex(({ by }) => by === person) + 1;
    const seen = Math.max(written, messages.length - (unread.get(person) ?? 0));
    rows.participants.push({
      conversation_id: id,
      user_id: person.id,
      role: name !== null && place === 0 ? 'admin' : 'member',
      joined_at: createdAt,
      last_read_number: seen,
      last_delivered_number: messages.length,
    });
  }
  for (const place of messages.keys()) {
    const message = messageRow(talked, id, { place, times, files });
    if (!message) continue;
    rows.messages.push(message);
    rows.reactions.push(...reactionRow(talked, message, place));
  }
}

/** What two people said; the note of a request begins it. */
const messagesBy = (a: Person, b: Person, { note, lines }: DemoConversation): DemoMessage[] => [
  ...(note === undefined ? [] : [{ by: a, words: note }]),
  ...lines.map(({ who, words, ...more }) => ({ by: who === 'a' ? a : b, words, more })),
];

const direct = (
  a: Person,
  b: Person,
  dialogue: DemoConversation,
  ago: number,
  unread: Talked['unread'],
): Talked => ({
  key: `${a.key} ${b.key}`,
  people: [a, b],
  name: null,
  note: dialogue.note ?? null,
  status: 'active',
  messages: messagesBy(a, b, dialogue),
  ago,
  unread,
});

const asked = (
  a: Person,
  b: Person,
  note: string,
  { status, ago }: Pick<Talked, 'status' | 'ago'>,
): Talked => ({
  ...direct(a, b, { note, lines: [] }, ago, new Map()),
  status,
  messages: [],
});

const group = (
  people: Person[],
  { name, lines }: (typeof groupTalks)[number],
  ago: number,
  reader: Person,
): Talked => ({
  key: `group ${name}`,
  people,
  name,
  note: null,
  status: 'active',
  messages: lines.flatMap((words, place) => {
    const by = people[place % people.length] ?? reader;
    return place === 0
      ? [
          { by, words: name, event: 'created' as const },
          { by, words },
        ]
      : [{ by, words }];
  }),
  ago,
  unread: new Map([[reader, 2]]),
});

/** The rows of conversations. @param files those that are sent in them, by their ids */
export function chatRows(
  talks: Talked[],
  moment: Moment,
  files: ReadonlyMap<string, DemoFile>,
): ChatRows {
  const rows: ChatRows = { conversations: [], participants: [], messages: [], reactions: [] };
  for (const talked of talks) write(rows, talked, moment, files);
  return rows;
}

/**
 * The conversations of those whom a visitor signs in as: with students, with alumni, in groups, and
 * requests that wait or were not accepted.
 */
export function demoChats(everybody: Person[]): Talked[] {
  const members = everybody.filter(isMember);
  const called = (as: string): Person | undefined =>
    members.find(({ name }) => name === shownAccounts.find((shown) => shown.as === as)?.name);
  const [alumnus, student] = [called('alumnus'), called('student')];
  if (!alumnus || !student) return [];
  const isOther = (person: Person): boolean =>
    !shownAccounts.some(({ name }) => name === person.name);
  const luck = chance('chats');
  const students = luck.shuffled(members.filter((person) => person.isStudent && isOther(person)));
  const alumni = luck.shuffled(members.filter((person) => !person.isStudent && isOther(person)));
  const talks: Talked[] = [];
  studentDialogues.forEach((dialogue, place) => {
    const asker = place === 0 ? student : students[place];
    const unread = new Map([[alumnus, place === 1 ? 1 : 0]]);
    if (asker) talks.push(direct(asker, alumnus, dialogue, 0.3 + place * 4, unread));
    const helper = alumni[place];
    if (helper && place > 0)
      talks.push(direct(student, helper, dialogue, 1.2 + place * 5, new Map([[student, 1]])));
  });
  peerDialogues.forEach((dialogue, place) => {
    const peer = alumni[studentDialogues.length + place];
    const mate = students[studentDialogues.length + place];
    if (peer) talks.push(direct(peer, alumnus, dialogue, 2.1 + place * 6, new Map()));
    if (mate)
      talks.push(
        direct(mate, student, dialogue, 0.8 + place * 3, new Map([[student, place === 0 ? 1 : 0]])),
      );
  });
  waitingNotes.forEach((note, place) => {
    const asker = students[10 + place];
    if (asker) talks.push(asked(asker, alumnus, note, { status: 'pending', ago: 1.5 + place * 3 }));
  });
  const [silent, busy] = alumni.slice(studentDialogues.length + peerDialogues.length);
  if (silent)
    talks.push(asked(student, silent, endedNotes.expired, { status: 'expired', ago: 16 }));
  if (busy) talks.push(asked(student, busy, endedNotes.declined, { status: 'declined', ago: 9 }));
  const [prep, tracker] = groupTalks;
  if (prep) talks.push(group([student, ...students.slice(14, 20)], prep, 3.3, student));
  if (tracker)
    talks.push(group([alumnus, student, ...students.slice(20, 23)], tracker, 5.2, alumnus));
  return talks;
}
