import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCareer, aJob } from '../../testing/builders/careers.ts';
import {
  aMentee,
  anAlumnus,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';
import { keepCompanies } from './keep-companies.ts';

const page = `query ($slug: String!) {
  company(slug: $slug) { peopleCount people { nodes { user { fullName } takesRequests } } } }`;

let app: TestApp;
let reader: Person;
beforeAll(async () => {
  app = await startTestApp();
  reader = await aMentee(app);
});
afterAll(() => app.close());

const keep = () => keepCompanies(app.app);
const company = async (slug: string): Promise<Json> => (await reader.ask(page, { slug })).company;

it('says whom one can ask, never oneself', async () => {
  const [one, other] = await Promise.all([
    anAlumnus(app, { fullName: 'Asks Others' }),
    anAlumnus(app, { fullName: 'Can Be Asked' }),
  ]);
  for (const person of [one, other])
    await aCareer(person, [aJob(1, { companyName: 'Talkative Works' })]);
  await keep();
  const asked = (await one.ask(page, { slug: 'talkative-works' })).company.people.nodes;
  const whom = asked.filter(({ takesRequests }: Json) => takesRequests);
  expect(asked).toHaveLength(2);
  expect(whom.map(({ user }: Json) => user.fullName)).toEqual(['Can Be Asked']);
});

it('names nobody whose career is not for the reader, nor whom a block keeps apart', async () => {
  const [open, shy, blocking, blocked] = await Promise.all([
    anAlumnus(app, { fullName: 'Open To All' }),
    anAlumnus(app, { fullName: 'Shy Of Many' }),
    anAlumnus(app, { fullName: 'Blocks The Reader' }),
    anAlumnus(app, { fullName: 'Blocked By Them' }),
  ]);
  for (const person of [open, shy, blocking, blocked])
    await aCareer(person, [aJob(1, { companyName: 'Quiet Works' })]);
  await app.app.db.sql("update profiles set visibility = 'connections' where user_id = $1", [
    shy.id,
  ]);
  const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';
  await blocking.ask(block, { userId: reader.id });
  await reader.ask(block, { userId: blocked.id });
  await keep();
  expect(await company('quiet-works')).toMatchObject({ peopleCount: 3 });
  const namedTo = async (person: Person): Promise<string[]> =>
    (await person.ask(page, { slug: 'quiet-works' })).company.people.nodes
      .map(({ user }: Json) => user.fullName)
      .toSorted();
  expect(await namedTo(reader)).toEqual(['Open To All']);
  expect(await namedTo(shy)).toEqual([
    'Blocked By Them',
    'Blocks The Reader',
    'Open To All',
    'Shy Of Many',
  ]);
});

it('names neither of two colleagues to the other whom a block keeps apart, nor counts them', async () => {
  const names = ['Blocks A Colleague', 'Blocked Colleague', 'Third Colleague'] as const;
  const [blocking, blocked, third] = await Promise.all([
    anAlumnus(app, { fullName: names[0] }),
    // Who is staff reads all profiles, and finds nobody across a block either.
    anAlumnus(app, { fullName: names[1], isAdmin: true }),
    anAlumnus(app, { fullName: names[2] }),
  ]);
  for (const person of [blocking, blocked, third])
    await aCareer(person, [aJob(1, { companyName: 'Split Works' })]);
  const block = 'mutation ($userId: ID!) { blockUser(userId: $userId) { id } }';
  await blocking.ask(block, { userId: blocked.id });
  await keep();
  const directory = `{ peopleFacets(filter: { company: ["split-works"] }) { count }
    people(filter: { company: ["split-works"] }) { nodes { user { fullName } } } }`;
  const named = (nodes: Json[]): string[] => nodes.map(({ user }) => user.fullName).toSorted();
  /** Whom the company's page and the directory name to somebody, and how many they count. */
  const seenBy = async (person: Person) => {
    const { company: shown } = await person.ask(page, { slug: 'split-works' });
    const { people, peopleFacets } = await person.ask(directory);
    return {
      onPage: named(shown.people.nodes),
      inDirectory: named(people.nodes),
      counted: peopleFacets.count,
      // The same for each reader: it tells nothing of who keeps away from whom.
      ofAll: shown.peopleCount,
    };
  };
  expect(await seenBy(blocking)).toEqual({
    onPage: [names[0], names[2]],
    inDirectory: [names[2]],
    counted: 1,
    ofAll: 3,
  });
  expect(await seenBy(blocked)).toEqual({
    onPage: [names[1], names[2]],
    inDirectory: [names[2]],
    counted: 1,
    ofAll: 3,
  });
  expect(await seenBy(third)).toEqual({
    onPage: names.toSorted(),
    inDirectory: [names[1], names[0]],
    counted: 2,
    ofAll: 3,
  });
});

it('is not told of by careers alone that are kept for connections, until one is not', async () => {
  const shy = await anAlumnus(app, { fullName: 'Alone There' });
  const keepFor = (whom: string) =>
    app.app.db.sql('update profiles set visibility = $1 where user_id = $2', [whom, shy.id]);
  await keepFor('connections');
  await aCareer(shy, [aJob(1, { companyName: 'Secret Works' })]);
  await keep();
  const suggested = async (): Promise<string[]> =>
    (await reader.ask('{ suggestions(search: "secret wor") { text } }')).suggestions.map(
      ({ text }: Json) => text,
    );
  expect((await reader.refused(page, { slug: 'secret-works' })).code).toBe('NOT_FOUND');
  expect(await suggested()).toEqual([]);
  await keepFor('college');
  await keep();
  expect(await company('secret-works')).toMatchObject({ peopleCount: 1 });
  expect(await suggested()).toEqual(['Secret Works']);
  await keepFor('connections');
  await keep();
  expect((await reader.refused(page, { slug: 'secret-works' })).code).toBe('NOT_FOUND');
});
