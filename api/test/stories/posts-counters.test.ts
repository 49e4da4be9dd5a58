import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../src/testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  eventually,
  type Json,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../src/testing/index.ts';
import { closeSockets, connectedGraphqlSocket } from '../support/sockets.ts';

const watch =
  'subscription ($postIds: [ID!]!) { postsCounters(postIds: $postIds) { id useful views } }';
const like = 'mutation ($id: ID!) { likePost(id: $id) { counters { useful } } }';
const view = 'mutation ($id: ID!) { viewPost(id: $id) { views } }';
type Counters = { id: string; useful: number; views: number };

let app: TestApp;
let author: Person;
let reader: Person;
let ids: string[];

beforeAll(async () => {
  app = await startTestApp();
  author = await anAlumnus(app);
  reader = await aMentee(app);
  ids = await Promise.all(
    ['Google', 'Zoho', 'Intel'].map((companyName) => aPost(author, { companyName })),
  );
});
afterEach(() => {
  closeSockets();
});
afterAll(() => app.close());

/** A page of the feed: watches its posts; `told` are the answers so far. */
async function page(person: Person, postIds: unknown) {
  const socket = await connectedGraphqlSocket(app.url, { token: person.token });
  socket.subscribe(watch, { postIds });
  await socket.roundTrip();
  const answers = (): Json[] =>
    socket.messages
      .filter(({ type }) => type === 'next' || type === 'error')
      .map(({ payload }) => payload);
  const next = (): Counters[][] =>
    answers().flatMap(({ data }) => (data ? [data.postsCounters as Counters[]] : []));
  return {
    socket,
    next,
    last: (id: string) =>
      next()
        .flat()
        .filter((told) => told.id === id)
        .at(-1),
    refusal: (): Json =>
      answers()
        .map(({ errors, 0: first }) => errors?.[0] ?? first)
        .find(Boolean),
  };
}

describe('the counters of a page of posts', () => {
  it('move for each post, in few answers that end with the true value', async () => {
    const [first = '', second = '', third = ''] = ids;
    const { next, last } = await page(reader, [first, second]);
    const people = await Promise.all(Array.from({ length: 12 }, () => aMentee(app)));
    const began = Date.now();
    await Promise.all(
      people.flatMap((person) => [
        person.ask(like, { id: first }),
        person.ask(like, { id: second }),
        person.ask(like, { id: third }),
        person.ask(view, { id: second }),
      ]),
    );
    const spent = Date.now() - began;
    await eventually(
      () => last(first)?.useful === 12 && last(second)?.useful === 12 && last(second)?.views === 12,
      'the true values',
    );
    // One at once, then at most four a second for both posts together, however many changed.
    expect(next().length).toBeLessThanOrEqual(2 + Math.ceil((spent + 250) / 250));
    expect(
      next()
        .flat()
        .map(({ id }) => id),
    ).not.toContain(third);
  });

  it('are read once for many pages that show the same post', async () => {
    const [first = '', second = '', third = ''] = ids;
    const pages = await Promise.all(
      [[first], [first, second], [first, third], [third, first]].map((postIds) =>
        page(reader, postIds),
      ),
    );
    const another = await aMentee(app);
    const asked = await statementsOf(app.app, async () => {
      await another.ask(like, { id: first });
      await eventually(() => pages.every(({ last }) => last(first)?.useful === 13), 'all pages');
    });
    expect(asked.filter((name) => name === 'posts.countersOfMany')).toHaveLength(1);
  });

  it('say nothing of posts that are unknown', async () => {
    const [first = ''] = ids;
    const { last, refusal } = await page(reader, [
      '0190a000-0000-7000-8000-000000000000',
      first,
      first,
    ]);
    await reader.ask(view, { id: first });
    await eventually(() => last(first), 'the one that is there');
    expect(refusal()).toBeUndefined();
  });

  it('are refused to the unverified, and for what is no list of posts', async () => {
    const { refusal } = await page(await anUnverifiedMentee(app), ids);
    expect((await eventually(refusal, 'a refusal')).extensions.code).toBe('FORBIDDEN');
    for (const postIds of [
      [],
      ['nonsense'],
      Array.from({ length: 51 }, () => ids[0]),
      'x',
      [null],
      null,
      [{ a: 1 }],
    ]) {
      const asked = await page(reader, postIds);
      expect([
        JSON.stringify(postIds),
        (await eventually(asked.refusal, 'a refusal')).extensions?.code,
      ]).toEqual([JSON.stringify(postIds), 'BAD_USER_INPUT']);
    }
  });
});
