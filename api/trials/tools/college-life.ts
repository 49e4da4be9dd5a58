import type { App } from '../../src/core/context.ts';
import { aMessage } from '../../src/testing/builders/chat.ts';
import { aJobOpening } from '../../src/testing/builders/jobs.ts';
import type { Person } from '../../src/testing/builders/people.ts';
import { aPost } from '../../src/testing/builders/posts.ts';
import { anAnswer, aQuestion } from '../../src/testing/builders/questions.ts';

/** The people of a college, and what waits between them. */
export interface College {
  app: App;
  students: Person[];
  alumni: Person[];
  admin: Person;
  posts: { id: string; author: Person }[];
  /** What is done later, by the step in which it is. */
  later: Map<number, (() => Promise<unknown>)[]>;
  chats: { id: string; sides: [Person, Person] }[];
  random(): number;
}

/** Numbers that look random and are the same on every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const oneOf = <T>({ random }: College, all: readonly T[]): T =>
  all[Math.floor(random() * all.length)] as T;
/** The first ones come more often: a popular author is asked by many. */
const popularOf = <T>({ random }: College, all: readonly T[]): T =>
  all[Math.floor(random() ** 2 * all.length)] as T;

function afterwards(college: College, step: number, act: () => Promise<unknown>): void {
  const planned = college.later.get(step) ?? [];
  college.later.set(step, [...planned, act]);
}

/** So many steps in which somebody answers; nobody does it in the same minute. */
const within = ({ random }: College, steps: number): number => 1 + Math.floor(random() * steps);

async function ask(college: College, step: number, dayOfSteps: number): Promise<void> {
  const post = popularOf(college, college.posts);
  const id = await aQuestion(oneOf(college, college.students), post.id, `How was it, ${step}?`);
  if (college.random() < 0.7)
    afterwards(college, step + within(college, 3 * dayOfSteps), () => anAnswer(post.author, id));
}

async function askForChat(college: College, step: number, dayOfSteps: number): Promise<void> {
  const [student, alumnus] = [oneOf(college, college.students), popularOf(college, college.alumni)];
  const { openConversation } = await student.ask(
    'mutation ($id: ID!) { openConversation(personId: $id, note: "May I ask you something?") { id } }',
    { id: alumnus.id },
  );
  const { id } = openConversation;
  if (college.random() > 0.7) return;
  afterwards(college, step + within(college, 3 * dayOfSteps), async () => {
    await alumnus.ask('mutation ($id: ID!) { acceptRequest(conversationId: $id) { id } }', { id });
    college.chats.push({ id, sides: [student, alumnus] });
  });
}

/** Some lines, to and fro, over an hour; the last may wait until its reader comes by. */
async function talk(college: College, step: number): Promise<void> {
  const chat = oneOf(college, college.chats);
  if (!chat) return;
  const lines = 1 + Math.floor(college.random() * 6);
  for (let n = 0; n < lines; n += 1)
    afterwards(college, step + 1 + n, () => aMessage(chat.sides[n % 2] as Person, chat.id));
}

async function connect(college: College, step: number, dayOfSteps: number): Promise<void> {
  const everybody = [...college.students, ...college.alumni];
  const [one, other] = [oneOf(college, everybody), oneOf(college, everybody)];
  const mutation = 'mutation ($id: ID!) { connect(userId: $id) { status } }';
  await one.ask(mutation, { id: other.id });
  if (college.random() < 0.6)
    afterwards(college, step + within(college, 4 * dayOfSteps), () =>
      other.ask(mutation, { id: one.id }),
    );
}

const like = (college: College): Promise<unknown> =>
  oneOf(college, college.students).ask('mutation ($id: ID!) { likePost(id: $id) { __typename } }', {
    id: popularOf(college, college.posts).id,
  });

async function publish(college: College): Promise<void> {
  const author = oneOf(college, college.alumni);
  const id = await aPost(author, { role: `Engineer ${Math.floor(college.random() * 1e6)}` });
  college.posts.push({ id, author });
}

const announce = ({ admin }: College): Promise<unknown> =>
  admin.ask(
    'mutation { createAnnouncement(input: { message: "Placements begin on Monday", byMail: true }) { id } }',
  );

/** What a college of two thousand does on a day, by how often. */
const aDay = { ask: 14, askForChat: 8, talk: 12, connect: 15, like: 40, publish: 2, opening: 2 };

/** Who comes by reads what is new: a third of the students each day, an alumnus in twelve. */
async function comeBy(college: College): Promise<void> {
  const rows = await college.app.db.sql<{ userId: string }>(
    'select distinct user_id as "userId" from notifications where read_at is null and $1::text is not null',
    ['any'],
  );
  const waiting = new Set(rows.map(({ userId }) => userId));
  for (const [people, share] of [
    [college.students, 0.33],
    [college.alumni, 0.08],
  ] as const)
    for (const person of people)
      if (college.random() < share && waiting.has(person.id))
        await person.ask('mutation { markNotificationsRead(ids: []) { __typename } }');
}

/** What happens on a day, planned into its steps. */
export function planDay(college: College, first: number, steps: number, day: number): void {
  const acts: Record<keyof typeof aDay, (step: number) => Promise<unknown>> = {
    ask: (step) => ask(college, step, steps),
    askForChat: (step) => askForChat(college, step, steps),
    talk: (step) => talk(college, step),
    connect: (step) => connect(college, step, steps),
    like: () => like(college),
    publish: () => publish(college),
    opening: () => aJobOpening(oneOf(college, college.alumni)),
  };
  for (const [name, times] of Object.entries(aDay) as [keyof typeof aDay, number][])
    for (let n = 0; n < times; n += 1) {
      const step = first + Math.floor(college.random() * steps);
      afterwards(college, step, () => acts[name](step));
    }
  afterwards(college, first + Math.floor(steps / 2), () => comeBy(college));
  // More often than people are mailed of it.
  if (day % 4 === 3) afterwards(college, first + 10, () => announce(college));
}

/** How much was done, and how much of it was refused: by limits, or because it is done already. */
export interface Lived {
  done: number;
  refused: number;
}

/** Does what is planned for a step. */
export async function live({ later }: College, step: number, lived: Lived): Promise<void> {
  for (const act of later.get(step) ?? []) {
    lived.done += 1;
    await act().catch(() => {
      lived.refused += 1;
    });
  }
  later.delete(step);
}
