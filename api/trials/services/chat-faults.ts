import { setTimeout as sleep } from 'node:timers/promises';
import type { Started } from '../../test/support/process.ts';
import { slowest, statusesOf } from '../tools/calls.ts';
import { noPostgres, type OwnPostgres, startPostgres } from '../tools/postgres.ts';
import { admin, settings, signIn, startProduct } from '../tools/product.ts';
import { noRedis, startRedis } from '../tools/redis.ts';
import { type Listener, listenTo, type Message, type Writer, writeOn } from '../tools/talk.ts';
import { atLeast, atMost, type Figure, seconds, type Trial } from '../trial.ts';

const kills = 6;
const redisSeconds = 60;
const other = 'other@trial.example';

/** One of the two instances: it comes back with the same settings. */
interface Instance {
  env: Record<string, string>;
  running: Started;
}

async function startInstance(shared: Record<string, string>): Promise<Instance> {
  const env = await settings(shared);
  return { env, running: await startProduct(env) };
}

/** A second member: the administrator once more, under another address. */
async function addPerson(postgres: OwnPostgres): Promise<void> {
  await postgres.query(
    `insert into users select (jsonb_populate_record(u, jsonb_build_object('id', gen_random_uuid(), 'email', '${other}', 'is_admin', false, 'is_super_admin', false))).* from users u`,
  );
}

/** The conversation of both, and their tokens: they count at all instances. */
async function openTalk(postgres: OwnPostgres, url: string) {
  await addPerson(postgres);
  const [one, two] = [
    await signIn(url),
    await signIn(url, { email: other, password: admin.password }),
  ];
  const { me } = (await two.ask('{ me { user { id } } }')) as { me: { user: { id: string } } };
  const { openConversation } = (await one.ask(
    'mutation ($id: ID!) { openConversation(personId: $id) { id } }',
    { id: me.user.id },
  )) as { openConversation: { id: string } };
  return { id: openConversation.id, one: one.token, two: two.token };
}

/** Kills the instances in turn while both are written to; each comes back at once. */
async function killInTurn(instances: readonly Instance[]): Promise<void> {
  for (let n = 0; n < kills; n += 1) {
    const instance = instances[n % instances.length];
    if (!instance) continue;
    await sleep(300 + Math.random() * 700);
    await instance.running.end('SIGKILL');
    instance.running = await startProduct(instance.env);
  }
}

/** How many of the messages that were acknowledged those who listen do not have, all together. */
function missing(listeners: readonly Listener[], writers: readonly Writer[]): number {
  const sent = writers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return listeners.reduce((sum, { has }) => sum + Math.max(0, sent - has().length), 0);
}

/** Milliseconds until all who listen have what was acknowledged when this began. */
async function untilHeard(listeners: readonly Listener[], writers: readonly Writer[]) {
  const began = performance.now();
  const upTo = Math.max(
    0,
    ...writers.flatMap(({ acknowledged }) => acknowledged.at(-1)?.number ?? 0),
  );
  const haveAll = (): boolean => listeners.every(({ has }) => has().length >= upTo);
  while (!haveAll() && performance.now() - began < 30_000) await sleep(20);
  return performance.now() - began;
}

/**
 * Milliseconds until both who write are acknowledged something new, and all who listen have it.
 * What was on its way when this began may be acknowledged already.
 */
async function untilTalking(listeners: readonly Listener[], writers: readonly Writer[]) {
  const began = performance.now();
  const counts = writers.map(({ acknowledged }) => acknowledged.length);
  const areBack = (): boolean =>
    writers.every(({ acknowledged }, n) => acknowledged.length > (counts[n] ?? 0) + 1);
  while (!areBack() && performance.now() - began < 30_000) await sleep(20);
  await untilHeard(listeners, writers);
  return performance.now() - began;
}

/** What stands in the database, against what was acknowledged and what was heard. */
async function compared(
  postgres: OwnPostgres,
  writers: readonly Writer[],
  listeners: readonly Listener[],
): Promise<Figure[]> {
  const rows = await postgres.query<Message>(
    'select id::text, key::text, number from messages order by number',
  );
  const ids = new Map(rows.map(({ id, number }) => [id, number]));
  const acknowledged = writers.flatMap((writer) => writer.acknowledged);
  const holes = rows.filter(({ number }, index) => number !== index + 1);
  const lost = acknowledged.filter(({ id, number }) => ids.get(id) !== number);
  const unheard = listeners.map(({ has }) => rows.length - has().length);
  const doubled = rows.length - new Set(rows.map(({ key }) => key)).size;
  const contradictions = writers.reduce((sum, writer) => sum + writer.contradictions(), 0);
  return [
    {
      what: 'messages that were sent',
      measured: String(rows.length),
      aim: 'any',
      isMet: rows.length > 0,
    },
    atMost('acknowledged and lost', lost.length, 0),
    atMost('holes in the numbers', holes.length, 0),
    atMost('keys that stand twice', doubled, 0),
    atMost('keys that were answered with two messages', contradictions, 0),
    atMost('messages that somebody who listens did not get', Math.max(...unheard), 0),
  ];
}

/**
 * Both instances are killed while people write to one another, PostgreSQL too, and Redis is away
 * for a minute.
 */
export const chatFaults: Trial = {
  name: 'chat-faults',
  about: `two write to one another at two instances: ${kills} kills, PostgreSQL killed, Redis away ${redisSeconds} s`,
  planted: [
    {
      about: 'nobody is told that Redis is back',
      figure: 'Redis back: until both have all again',
      inProduct: 'services/tells-nobody',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const redis = await startRedis();
    if (!redis) return noRedis;
    const shared = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const instances = [await startInstance(shared), await startInstance(shared)] as const;
    const [first, second] = instances.map(({ running }) => running.url) as [string, string];
    const { id, one, two } = await openTalk(postgres, first);
    const sessions = [
      { url: first, token: one },
      { url: second, token: two },
    ];
    const writers = sessions.map((session, n) => writeOn(session, id, `w${n}`));
    // Each hears the other across the instances.
    const listeners = sessions.map((session) => listenTo(session, id));

    await killInTurn(instances);
    const afterKills = await untilHeard(listeners, writers);
    await postgres.kill();
    await sleep(1000);
    await postgres.start();
    const afterRestart = await untilTalking(listeners, writers);

    // Who listens at the second instance gets nothing from there any more, by which to notice that
    // something was missed: it all comes from the first, and nothing once Redis is back.
    await writers[1]?.end();
    for (const { answers } of writers) answers.length = 0;
    await redis.kill();
    await sleep(redisSeconds * 1000);
    const answers = writers.flatMap((writer) => writer.answers);
    await writers[0]?.end();
    await sleep(1000);
    const missed = missing(listeners, writers);
    await redis.start();
    const afterRedis = await untilHeard(listeners, writers);

    for (const listener of listeners) await listener.end();
    return [
      ...(await compared(postgres, writers, listeners)),
      atMost('killed: until both have all again', seconds(afterKills), 5, 's'),
      atMost('PostgreSQL back: until both have all again', seconds(afterRestart), 5, 's'),
      atMost(
        `Redis away: sends that failed (${statusesOf(answers)})`,
        answers.filter(({ status }) => status !== 200).length,
        0,
      ),
      atMost('Redis away: slowest send', seconds(slowest(answers)), 1, 's'),
      atLeast('Redis away: messages that the other instance missed', missed, 100),
      atMost('Redis back: until both have all again', seconds(afterRedis), 5, 's'),
    ];
  },
};
