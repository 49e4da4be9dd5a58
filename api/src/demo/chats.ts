import { shownAccounts } from './accounts.ts';
import {
  type Dialogue,
  groupTalks,
  peerDialogues,
  studentDialogues,
  waitingNotes,
} from './chat-words.ts';
import { isMember, type Moment, type Person } from './college.ts';
import { chance, demoId } from './random.ts';
import type { Row } from './rows.ts';

/** The rows of all conversations. */
export interface ChatRows {
  conversations: Row[];
  participants: Row[];
  messages: Row[];
}

interface Said {
  by: Person;
  words: string;
  /** What the conversation itself says. */
  event?: 'created';
  kind?: 'text' | 'call';
}

/** A conversation before it is written. */
interface Talked {
  key: string;
  people: Person[];
  name: string | null;
  note: string | null;
  isWaiting: boolean;
  said: Said[];
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
function timesOf({ key, said, ago }: Talked, moment: Moment): Date[] {
  const luck = chance(`chat times ${key}`);
  const begun = moment.ago(ago);
  const gap = Math.min(40, (ago * dayMinutes) / (said.length + 2));
  let at = begun;
  return said.map(() => {
    at = later(at, luck.between(gap / 8, gap));
    return at;
  });
}

function messageRow(
  talked: Talked,
  id: string,
  { by, words, event, kind = 'text' }: Said,
  place: number,
  at: Date,
): Row {
  return {
    id: demoId('message', `${talked.key} ${place}`, at),
    conversation_id: id,
    number: place + 1,
    sender_id: by.id,
    content: words,
    kind: event ? 'system' : kind,
    event: event ?? null,
    created_at: at,
  };
}

function write(rows: ChatRows, talked: Talked, moment: Moment): void {
  const { key, people, name, note, isWaiting, said, unread } = talked;
  const createdAt = moment.ago(talked.ago);
  const times = timesOf(talked, moment);
  const id = demoId('conversation', key, createdAt);
  const [creator, other] = people;
  if (!creator || !other) return;
  const isRequest = note !== null;
  rows.conversations.push({
    id,
    type: name === null ? 'dm' : 'group',
    status: isWaiting ? 'pending' : 'active',
    pair_key: name === null ? [creator.id, other.id].sort().join(':') : null,
    name,
    creator_id: creator.id,
    note,
    asked_at: isRequest ? createdAt : null,
    answered_at: isRequest && !isWaiting ? (times[1] ?? createdAt) : null,
    last_number: said.length,
    active_at: times.at(-1) ?? createdAt,
    created_at: createdAt,
  });
  for (const [place, person] of people.entries()) {
    // Who wrote something has read all before it.
    const written = said.findLastIndex(({ by }) => by === person) + 1;
    const seen = Math.max(written, said.length - (unread.get(person) ?? 0));
    rows.participants.push({
      conversation_id: id,
      user_id: person.id,
      role: name !== null && place === 0 ? 'admin' : 'member',
      joined_at: createdAt,
      last_read_number: seen,
      last_delivered_number: said.length,
    });
  }
  said.forEach((one, place) => {
    rows.messages.push(messageRow(talked, id, one, place, times[place] ?? createdAt));
  });
}

/** What two people said; the note of a request begins it. */
const saidBy = (a: Person, b: Person, { note, lines }: Dialogue): Said[] => [
  ...(note === undefined ? [] : [{ by: a, words: note }]),
  ...lines.map(([who, words, kind]) => ({
    by: who === 'a' ? a : b,
    words,
    ...(kind && { kind }),
  })),
];

const direct = (
  a: Person,
  b: Person,
  dialogue: Dialogue,
  ago: number,
  unread: Talked['unread'],
): Talked => ({
  key: `${a.key} ${b.key}`,
  people: [a, b],
  name: null,
  note: dialogue.note ?? null,
  isWaiting: false,
  said: saidBy(a, b, dialogue),
  ago,
  unread,
});

const waiting = (a: Person, b: Person, note: string, ago: number): Talked => ({
  ...direct(a, b, { note, lines: [] }, ago, new Map()),
  isWaiting: true,
  said: [],
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
  isWaiting: false,
  said: lines.flatMap((words, place) => {
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

/** The conversations of those whom a visitor signs in as: with students, with alumni, in groups, and requests that wait. */
export function chatRows(everybody: Person[], moment: Moment): ChatRows {
  const rows: ChatRows = { conversations: [], participants: [], messages: [] };
  const members = everybody.filter(isMember);
  const called = (as: string): Person | undefined =>
    members.find(({ name }) => name === shownAccounts.find((shown) => shown.as === as)?.name);
  const [alumnus, student] = [called('alumnus'), called('student')];
  if (!alumnus || !student) return rows;
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
    if (asker) talks.push(waiting(asker, alumnus, note, 1.5 + place * 3));
  });
  const [prep, tracker] = groupTalks;
  talks.push(group([student, ...students.slice(14, 20)], prep, 3.3, student));
  talks.push(group([alumnus, student, ...students.slice(20, 23)], tracker, 5.2, alumnus));
  for (const talked of talks) write(rows, talked, moment);
  return rows;
}
