import type { Bench, Measure } from '../bench.ts';
import { graphql } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { percentile, plainRow, type Row } from '../figures.ts';
import { ask, wire } from '../load.ts';
import { pairs } from './chat.ts';
import { compareDelivery } from './live.ts';
import { closeAll, pause, type Subscription, type Watcher, watchProduct } from './sockets.ts';

const inConversation = (conversationId: string): Subscription => ({
  query: documentOf('ConversationChanged'),
  variables: { conversationId },
});
const inLists: Subscription = { query: documentOf('ConversationsChanged'), variables: {} };

/** Often enough to be more than what an idle process uses. */
const deliveryPace = { times: 500, everyMs: 10 };

/** A message to two and to all that a group may have, against plain `ws` sending the same bytes. */
export const delivery: Measure = {
  name: 'delivery',
  async run(bench) {
    const rows: Row[] = [];
    const [pair] = await pairs(bench, 1);
    const [group] = await bench.sql<{ id: string }>(
      "select id from conversations where type = 'group' and name = 'All of a year'",
    );
    for (const [name, conversationId, size] of [
      ['a message to 2', pair?.id ?? '', 2],
      ['a message to 100', group?.id ?? '', 100],
    ] as const) {
      const places = new Map(bench.people.map(({ id }, i) => [id, i]));
      const inIt = await bench.sql<{ id: string }>(
        'select user_id as id from conversation_participants where conversation_id = $1 order by 1',
        [conversationId],
      );
      const watchers = await watchProduct(
        bench,
        bench.product,
        size,
        () => [inConversation(conversationId)],
        (i) => places.get(inIt[i]?.id ?? '') ?? -1,
      );
      const participantIds = inIt.map(({ id }) => id);
      const messageId = await sentIn(bench, conversationId, participantIds[0] ?? '');
      await pause(1000);
      rows.push(
        ...(await compareDelivery(
          bench,
          name,
          watchers,
          deliveryPace,
          (pace) => bench.product.call('deliver', { messageId, participantIds, ...pace }),
          { cpu: 1.25, p99: 2 },
        )),
      );
    }
    return rows;
  },
};

/** Sends a message. @returns its id */
async function sentIn(bench: Bench, conversationId: string, by: string): Promise<string> {
  const token = bench.people.find(({ id }) => id === by)?.token;
  const { data } = await ask<{ data: { sendMessage: { id: string } } }>(
    bench.product.port,
    wire(
      graphql(
        documentOf('SendMessage'),
        { conversationId, key: `delivery-${conversationId}`, content: 'Hello' },
        token,
      ),
    ),
  );
  return data.sendMessage.id;
}

const messagesPerSecond = 100;
const crowdSeconds = 10;

/** From the press of one to the screen of the other, in milliseconds, sorted. */
async function conversing(
  bench: Bench,
  found: readonly { id: string; by: string }[],
  watchers: ReadonlyMap<string, Watcher>,
): Promise<number[]> {
  const tokens = new Map(bench.people.map(({ id, token }) => [id, token]));
  const sentAt = new Map<string, number>();
  const latencies: number[] = [];
  for (const [person, { socket }] of watchers)
    socket.on('message', (frame) => {
      const text = (frame as Buffer).toString();
      const key = /"sent":\{.*?"key":"(crowd-[^"]+)"/.exec(text)?.[1];
      const sent = key === undefined ? undefined : sentAt.get(key);
      // It comes back to the sender as well, who has shown it already.
      if (sent === undefined || key?.endsWith(person)) return;
      latencies.push(performance.now() - sent);
    });
  const answers: Promise<unknown>[] = [];
  const total = messagesPerSecond * crowdSeconds;
  for (let i = 0; i < total; i += 1) {
    const { id, by } = found[i % found.length] ?? { id: '', by: '' };
    const key = `crowd-${i}-${by}`;
    const variables = { conversationId: id, key, content: `Message ${i}` };
    sentAt.set(key, performance.now());
    answers.push(
      ask(bench.product.port, wire(graphql(documentOf('SendMessage'), variables, tokens.get(by)))),
    );
    await pause(1000 / messagesPerSecond);
  }
  await Promise.all(answers);
  await pause(1000);
  if (latencies.length !== total)
    throw new Error(`${latencies.length} of ${total} messages came to the other side`);
  return latencies.sort((a, b) => a - b);
}

/**
 * As many people as have sessions, each in a conversation with a neighbour, and what a lost line
 * costs.
 */
export const crowd: Measure = {
  name: 'crowd',
  async run(bench) {
    const { product } = bench;
    const found = await pairs(bench, Math.floor(bench.people.length / 2));
    const byPerson = new Map(
      (
        await bench.sql<{ conversation: string; person: string }>(
          'select conversation_id as conversation, user_id as person from conversation_participants where conversation_id = any($1)',
          [found.map(({ id }) => id)],
        )
      ).map(({ conversation, person }) => [person, conversation]),
    );
    const there = [...bench.people.entries()].filter(([, { id }]) => byPerson.has(id));
    const open = (people: typeof there): Promise<Watcher[]> =>
      watchProduct(
        bench,
        product,
        people.length,
        (i) => [inLists, inConversation(byPerson.get(people[i]?.[1].id ?? '') ?? '')],
        (i) => people[i]?.[0] ?? -1,
      );
    const watchers = await open(there);
    const latencies = await conversing(
      bench,
      found,
      new Map(there.map(([, { id }], i) => [id, watchers[i] as Watcher])),
    );
    const { rss } = await product.call<{ rss: number }>('memory');
    const [leaving, staying] = [watchers.slice(0, 1000), watchers.slice(1000)];
    await closeAll(leaving);
    const began = performance.now();
    const again = await open(there.slice(0, leaving.length));
    while (again.some(({ came }) => came.length < 2) && performance.now() - began < 30_000)
      await pause(50);
    const seconds = (performance.now() - began) / 1000;
    await closeAll([...again, ...staying]);
    const people = there.length.toLocaleString('en');
    const name = `${people} people, ${messagesPerSecond} messages a second`;
    return [
      plainRow(`${name}: p95 to the other side`, percentile(latencies, 95), { atMost: 500 }, 'ms'),
      plainRow(`${name}: resident memory`, rss / 2 ** 20, { atMost: 600 }, 'MB'),
      plainRow(
        `${leaving.length.toLocaleString('en')} people come back`,
        seconds,
        { atMost: 10 },
        's',
      ),
    ];
  },
};
