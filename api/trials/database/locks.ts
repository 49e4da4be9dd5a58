import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import {
  type Answered,
  bearer,
  call,
  callOn,
  json,
  percentile95,
  slowest,
  statusesOf,
} from '../tools/calls.ts';
import { addMembers, memberOf } from '../tools/members.ts';
import { noPostgres, type OwnPostgres, startPostgres } from '../tools/postgres.ts';
import { settings, signIn, startProduct } from '../tools/product.ts';
import { atMost, type Figure, holds, seconds, type Trial } from '../trial.ts';

const lockSeconds = 15;
const frozenSeconds = 8;
/** Those who write to each other; each has six calls at a time. */
const talkers = 6;
/** Calls of one talker that need the table of messages. */
async function talk(url: string, number: number): Promise<() => Promise<Answered>> {
  const one = await signIn(url, memberOf(number));
  const other = await signIn(url);
  const { me } = (await one.ask('{ me { user { id } } }')) as { me: { user: { id: string } } };
  const { openConversation } = (await other.ask(
    'mutation ($id: ID!) { openConversation(personId: $id) { id } }',
    { id: me.user.id },
  )) as { openConversation: { id: string } };
  const variables = { id: openConversation.id };
  let key = 0;
  const send = () => {
    key += 1;
    return {
      query:
        'mutation ($id: ID!, $key: ID!) { sendMessage(conversationId: $id, key: $key, content: "Hello") { id } }',
      variables: { ...variables, key: `${number}-${key}` },
    };
  };
  const read = {
    query: 'query ($id: ID!) { messages(conversationId: $id, first: 20) { nodes { id } } }',
    variables,
  };
  return () => call(`${url}/graphql`, json(one.token, key % 2 === 0 ? send() : (key++, read)));
}

async function locked(postgres: OwnPostgres, url: string, token: string): Promise<Figure[]> {
  const talks = [];
  for (let number = 0; number < talkers; number += 1) talks.push(await talk(url, number));
  const holder = new Client({ connectionString: postgres.url });
  await holder.connect();
  await holder.query('begin; lock table messages in access exclusive mode');
  const stuck = talks.map((next) => callOn(next, 6));
  await sleep(500);
  const others = [
    callOn(() => call(`${url}/api/auth/user`, bearer(token)), 2),
    callOn(
      () =>
        call(
          `${url}/graphql`,
          json(token, { query: 'mutation { updateProfile(input: { bio: "Here" }) { bio } }' }),
        ),
      2,
    ),
  ];
  await sleep(lockSeconds * 1000);
  const answers = (await Promise.all(others.map((lanes) => lanes.end()))).flat();
  await holder.query('commit');
  await holder.end();
  const waited = (await Promise.all(stuck.map((lanes) => lanes.end()))).flat();
  const after = await Promise.all(talks.map((next) => next()));
  return [
    atMost('locked: p95 of the others', percentile95(answers), 500, 'ms'),
    holds(
      'locked: each of the others is answered',
      answers.every(({ status }) => status === 200),
      statusesOf(answers),
    ),
    atMost('locked: slowest of those that wait', seconds(slowest(waited)), 5.5, 's'),
    holds(
      `locked: those that wait are answered or told to come again`,
      waited.every(({ status }) => status === 200 || status === 503),
      statusesOf(waited),
    ),
    holds(
      'locked: all is well afterwards',
      after.every(({ status }) => status === 200),
      statusesOf(after),
    ),
  ];
}

async function frozen(postgres: OwnPostgres, url: string, token: string): Promise<Figure[]> {
  const next = () => call(`${url}/api/auth/user`, bearer(token));
  postgres.freeze();
  const first = await Promise.all(Array.from({ length: 6 }, next));
  const lanes = callOn(next, 4);
  await sleep(frozenSeconds * 1000);
  const known = await lanes.end();
  postgres.thaw();
  const began = performance.now();
  while ((await next()).status !== 200 && performance.now() - began < 20_000) await sleep(50);
  return [
    atMost('frozen: the first are refused', seconds(slowest(first)), 5, 's'),
    atMost('frozen: the slowest, once it is known', slowest(known), 500, 'ms'),
    holds(
      'frozen: each is a 503',
      [...first, ...known].every(({ status }) => status === 503),
      statusesOf([...first, ...known]),
    ),
    atMost('frozen: answers again', seconds(performance.now() - began), 3, 's'),
  ];
}

/** One table is locked, and then the whole server is frozen. */
export const locks: Trial = {
  name: 'locks',
  about: `messages locked for ${lockSeconds} s under people who write and read, and a frozen server`,
  planted: [
    {
      about: 'what waits for a lock keeps its connection',
      figure: 'locked: p95 of the others',
      inProduct: 'database/no-lock-share',
    },
    {
      about: 'a silent server is waited for',
      figure: 'frozen: the slowest, once it is known',
      inProduct: 'database/trusts-silence',
    },
  ],
  async run() {
    const postgres = await startPostgres();
    if (!postgres) return noPostgres;
    const { url } = await startProduct(await settings({ DATABASE_URL: postgres.url }));
    const { token } = await signIn(url);
    await addMembers(postgres, talkers);
    return [...(await locked(postgres, url, token)), ...(await frozen(postgres, url, token))];
  },
};
