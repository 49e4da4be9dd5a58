import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crisp } from '../../src/testing/builders/posts.ts';
import type { Started } from '../../test/support/process.ts';
import { type Answered, bearer, call, json } from '../tools/calls.ts';
import { addMembers, memberOf } from '../tools/members.ts';
import { putClock } from '../tools/other-clock.ts';
import { noPostgres, startPostgres } from '../tools/postgres.ts';
import { admin, settings, signIn, startProduct } from '../tools/product.ts';
import { noRedis, startRedis } from '../tools/redis.ts';
import { listenTo, writeOn } from '../tools/talk.ts';
import { atMost, type Figure, holds, type Planted, seconds, type Trial } from '../trial.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** By how much one of two clocks is ahead: less than a mailed code is good for. */
const aheadMilliseconds = 4 * minute;
const talkSeconds = 6;
const posts = 12;
const wrongPasswordSeconds = 15 * 60;

const byTime: Planted = {
  about: 'messages are put in order by when they were written',
  figure: 'messages out of order',
};

/** A product whose clock the trial puts. */
interface Clocked extends Started {
  folder: string;
  put(ahead: number): Promise<void>;
}

async function startClocked(ahead: number, shared: Record<string, string>): Promise<Clocked> {
  // Mails are kept where the trial reads them: in production there would be none without a server.
  const env = await settings({ ...shared, NODE_ENV: 'development' });
  const folder = env['DATA_DIR'] ?? '';
  const file = join(folder, 'clock');
  await putClock(file, ahead);
  const product = await startProduct({ ...env, CLOCK: file });
  return { ...product, folder, put: (to) => putClock(file, to) };
}

/** A code by mail for a new password. @returns it, and the milliseconds until the mail was there */
async function mailedCode(url: string, of: readonly Clocked[], email: string) {
  const mails = (): string[] => of.flatMap(({ folder }) => globSync(`${folder}/mail/*.json`));
  const before = new Set(mails());
  const began = performance.now();
  const { status } = await call(`${url}/api/auth/forgot-password`, json(undefined, { email }));
  while (performance.now() - began < 30_000) {
    for (const file of mails().filter((one) => !before.has(one))) {
      const mail = readFileSync(file, 'utf8');
      const code = mail.includes(email) ? /\b\d{6}\b/.exec(mail)?.[0] : undefined;
      if (code) return { code, status, milliseconds: performance.now() - began };
    }
    await sleep(50);
  }
  return { code: '', status, milliseconds: Infinity };
}

const spend = (url: string, email: string, otp: string): Promise<Answered> => {
  const password = admin.password;
  const body = { email, otp, newPassword: password, password, rePassword: password };
  return call(`${url}/api/auth/reset-password`, json(undefined, body));
};

const statusOf = async (url: string, token: string): Promise<number> =>
  (await call(`${url}/api/auth/user`, bearer(token))).status;

/** Sessions that one clock began, at the other, and once they ended. */
async function sessions(ahead: Clocked, behind: Clocked): Promise<Figure[]> {
  const { token } = await signIn(ahead.url, memberOf(0));
  const early = await statusOf(behind.url, token);
  const other = await signIn(behind.url, memberOf(0));
  const late = await statusOf(ahead.url, other.token);
  await other.ask('mutation { signOut }');
  const ended = [await statusOf(behind.url, other.token), await statusOf(ahead.url, other.token)];
  return [
    holds('a session of the clock ahead is good at the one behind', early === 200, String(early)),
    holds('a session of the clock behind is good at the one ahead', late === 200, String(late)),
    holds(
      'a session that ended is refused by both',
      ended.every((status) => status === 401),
      ended.join(', '),
    ),
  ];
}

/** Codes that were asked for at one clock and are spent at the other. */
async function codes(ahead: Clocked, behind: Clocked): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, asked, spent] of [
    ['ahead', ahead, behind],
    ['behind', behind, ahead],
  ] as const) {
    const { email } = memberOf(name === 'ahead' ? 1 : 2);
    const { code, milliseconds } = await mailedCode(asked.url, [ahead, behind], email);
    const { status } = await spend(spent.url, email, code);
    const again = [await spend(asked.url, email, code), await spend(spent.url, email, code)];
    figures.push(
      atMost(`a mail that is asked for at the clock ${name}`, seconds(milliseconds), 10, 's'),
      holds(`its code is good at the other`, status === 200, String(status)),
      holds(
        'it works once, at both',
        again.every((answer) => answer.status === 400),
        again.map((answer) => answer.status).join(', '),
      ),
    );
  }
  return figures;
}

/** Two who write to each other, each at another clock. */
async function talk(ahead: Clocked, behind: Clocked, planted?: Planted): Promise<Figure[]> {
  const [one, two] = [await signIn(ahead.url), await signIn(behind.url, memberOf(0))];
  const { me } = (await two.ask('{ me { user { id } } }')) as { me: { user: { id: string } } };
  const { openConversation } = (await one.ask(
    'mutation ($id: ID!) { openConversation(personId: $id) { id } }',
    { id: me.user.id },
  )) as { openConversation: { id: string } };
  const { id } = openConversation;
  const sides = [
    { url: ahead.url, token: one.token },
    { url: behind.url, token: two.token },
  ];
  const listeners = sides.map((side) => listenTo(side, id));
  const writers = sides.map((side, n) => writeOn(side, id, `w${n}`));
  await sleep(talkSeconds * 1000);
  for (const writer of writers) await writer.end();
  await sleep(1000);
  const heard = listeners.map(({ has }) => has().length);
  for (const listener of listeners) await listener.end();
  // One after the other, in turn: who answers has read what came before.
  const said: string[] = [];
  for (let n = 0; n < posts; n += 1) {
    const key = `turn-${n}`;
    const { sendMessage } = (await (n % 2 === 0 ? one : two).ask(
      'mutation ($id: ID!, $key: ID!) { sendMessage(conversationId: $id, key: $key, content: "In turn") { id } }',
      { id, key },
    )) as { sendMessage: { id: string } };
    said.push(sendMessage.id);
  }
  const { messages } = (await two.ask(
    'query ($id: ID!, $first: Int!) { messages(conversationId: $id, first: $first) { nodes { id number createdAt } } }',
    { id, first: posts },
  )) as { messages: { nodes: { id: string; number: number; createdAt: string }[] } };
  const listed = [...messages.nodes].sort((a, b) =>
    planted === byTime ? Date.parse(a.createdAt) - Date.parse(b.createdAt) : a.number - b.number,
  );
  const sent = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const wrong = listed.filter((message, n) => message.id !== said[n]).length;
  return [
    atMost(`of ${sent} messages, unheard by one of both`, sent - Math.min(...heard), 0),
    atMost(`of ${said.length} in turn, messages out of order`, wrong, 0),
  ];
}

/** A list that is read page by page while both clocks write to it. */
async function pages(ahead: Clocked, behind: Clocked): Promise<Figure[]> {
  const [one, two] = [await signIn(ahead.url), await signIn(behind.url, memberOf(0))];
  let number = 0;
  const publish = async (): Promise<string> => {
    number += 1;
    const { publishPost } = (await (number % 2 === 0 ? one : two).ask(
      'mutation ($input: PostInput!) { publishPost(input: $input) { id } }',
      { input: crisp({ role: `Engineer ${number}` }) },
    )) as { publishPost: { id: string } };
    return publishPost.id;
  };
  const before: string[] = [];
  for (let n = 0; n < posts; n += 1) before.push(await publish());
  const read: string[] = [];
  for (let after: string | null = null, isOver = false; !isOver; ) {
    const { feedPosts } = (await two.ask(
      'query ($after: String) { feedPosts(first: 4, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }',
      { after },
    )) as {
      feedPosts: {
        nodes: { id: string }[];
        pageInfo: { endCursor: string | null; hasNextPage: boolean };
      };
    };
    read.push(...feedPosts.nodes.map(({ id }) => id));
    after = feedPosts.pageInfo.endCursor;
    isOver = !feedPosts.pageInfo.hasNextPage;
    await publish();
    await publish();
  }
  const missed = before.filter((id) => !read.includes(id)).length;
  return [
    atMost(`of ${posts} posts, missed page by page`, missed, 0),
    atMost('posts that were read twice', read.length - new Set(read).size, 0),
  ];
}

/** Tries wrong passwords. @returns the last answer */
async function wrongPasswords(url: string, tries: number): Promise<Answered> {
  const body = { email: memberOf(9).email, password: 'Wrong-Horse9!' };
  let last = await call(`${url}/api/auth/signin`, json(undefined, body));
  for (let n = 1; n < tries; n += 1)
    last = await call(`${url}/api/auth/signin`, json(undefined, body));
  return last;
}

/** One instance, whose clock is put forward and back under it, and its database's with it. */
async function jumps(): Promise<Figure[]> {
  const product = await startClocked(0, { OWN_LIMITS: 'on' });
  const { url } = product;
  const figures: Figure[] = [];
  const { token } = await signIn(url);
  const ended = await signIn(url);
  await ended.ask('mutation { signOut }');
  await wrongPasswords(url, 10);
  await product.put(-6 * hour);
  const { status, headers } = await wrongPasswords(url, 1);
  const wait = Number(headers.get('retry-after'));
  figures.push(
    holds('back 6 h: who tried too often is still refused', status === 429, String(status)),
    atMost('back 6 h: until they may try again', wait, wrongPasswordSeconds, 's'),
  );
  const first = await mailedCode(url, [product], admin.email);
  figures.push(atMost('back 6 h: a mail', seconds(first.milliseconds), 10, 's'));
  await product.put(-5 * hour);
  const late = await spend(url, admin.email, first.code);
  figures.push(
    holds('a code of an hour ago is refused', late.status === 400, String(late.status)),
    holds('back 5 h: a session', (await statusOf(url, token)) === 200),
  );
  await product.put(3 * day);
  const second = await mailedCode(url, [product], admin.email);
  figures.push(
    atMost('forward 3 days: a mail', seconds(second.milliseconds), 10, 's'),
    holds('forward 3 days: a session', (await statusOf(url, token)) === 200),
  );
  await product.put(8 * day);
  const over = await statusOf(url, token);
  const fresh = await signIn(url);
  figures.push(
    holds('forward 8 days: a session of a week ago', over === 401, String(over)),
    holds('forward 8 days: a new one', (await statusOf(url, fresh.token)) === 200),
  );
  await product.put(0);
  const closed = await statusOf(url, ended.token);
  figures.push(
    holds('back again: a session that was ended', closed === 401, String(closed)),
    holds('back again: ready', (await call(`${url}/readyz`)).status === 200),
  );
  return figures;
}

/** Two instances whose clocks differ, and one whose clock jumps. */
export const clock: Trial = {
  name: 'clock',
  about: `two instances whose clocks differ by ${aheadMilliseconds / minute} minutes, and one whose clock jumps by hours and days`,
  planted: [
    byTime,
    {
      about: 'a token that seems to come from the future is refused',
      figure: 'a session of the clock ahead is good at the one behind',
      inProduct: 'time/trusts-clocks',
    },
    {
      about: 'a job starts by the clock of who asked for it',
      figure: 'a mail that is asked for at the clock ahead',
      inProduct: 'time/starts-by-own-clock',
    },
    {
      about: 'a limit ends by a clock that was put back',
      figure: 'until they may try again',
      inProduct: 'time/waits-by-clock',
    },
  ],
  async run({ planted }) {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const redis = await startRedis();
    if (!redis) return noRedis;
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const ahead = await startClocked(aheadMilliseconds, shared);
    const behind = await startClocked(0, shared);
    await addMembers(postgres, 3);
    return [
      ...(await sessions(ahead, behind)),
      ...(await codes(ahead, behind)),
      ...(await talk(ahead, behind, planted)),
      ...(await pages(ahead, behind)),
      ...(await jumps()),
    ];
  },
};
