import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aJobOpening } from '../../../testing/builders/jobs.ts';
import { aModeratedCollege } from '../../../testing/builders/moderation.ts';
import { notificationsOf } from '../../../testing/builders/notifications.ts';
import { aPost } from '../../../testing/builders/posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
} from '../../../testing/index.ts';
import { companies, keepCompanies } from '../../companies/index.ts';
import { dispatchAll } from '../dispatch/dispatcher.ts';

const stand = '{ slug followers { count } isFollowed }';
const follow = `mutation ($slug: String!) { followCompany(slug: $slug) ${stand} }`;
const unfollow = `mutation ($slug: String!) { unfollowCompany(slug: $slug) ${stand} }`;
const read = `query ($slug: String!) { company(slug: $slug) ${stand} }`;
const followed =
  '{ companies(filter: { followed: true }, sort: name) { nodes { slug } totalCount } }';
const block = 'mutation ($id: ID!) { blockUser(userId: $id) { id } }';
const unpost = 'mutation ($id: ID!) { deletePost(id: $id) }';
const unpostJob = 'mutation ($id: ID!) { deleteJob(id: $id) }';
const silence =
  'mutation ($input: NotificationSettingsInput!) { saveNotificationSettings(input: $input) { id } }';
const saveSearch =
  'mutation ($filter: JobFilterInput!) { saveJobSearch(filter: $filter, mails: never) { id } }';
const put =
  'mutation ($first: String!, $second: String!) { pairCompanies(first: $first, second: $second) { id first { id slug } second { id slug } } }';
const join = 'mutation ($id: ID!, $keep: ID!) { joinCompanies(id: $id, keep: $keep) { id } }';
const anew = 'mutation ($id: ID!) { decideCompaniesAnew(id: $id) { id } }';

let college: Awaited<ReturnType<typeof aModeratedCollege>>;
let asha: Person;
let binod: Person;
beforeAll(async () => {
  college = await aModeratedCollege();
  [asha, binod] = await Promise.all([
    anAlumnus(college.app, { fullName: 'Asha Rao' }),
    anAlumnus(college.app, { fullName: 'Binod Das' }),
  ]);
});
afterAll(() => college.app.close());

const keep = () => keepCompanies(college.app.app);
/** A company that somebody told of long ago. */
async function aCompany(name: string): Promise<void> {
  await aPost(await anAlumnus(college.app), { companyName: name });
  await keep();
}
async function aFollower(...slugs: string[]): Promise<Person> {
  const person = await aMentee(college.app);
  for (const slug of slugs) await person.ask(follow, { slug });
  return person;
}
async function toldTo(person: Person): Promise<Json[]> {
  await dispatchAll(college.app.app);
  return notificationsOf(person);
}
const wordsTo = async (person: Person): Promise<string[]> =>
  (await toldTo(person)).map(({ content }) => content).toSorted();
const standOf = async (person: Person, slug: string): Promise<Json> =>
  (await person.ask(read, { slug })).company;

describe('who follows a company', () => {
  it('counts once, and is told of experiences and openings, of one company together', async () => {
    await aCompany('Zeta');
    const student = await aFollower('Zeta Pvt. Ltd.', 'zeta');
    expect(await standOf(student, 'zeta')).toEqual({
      slug: 'zeta',
      followers: { count: 1 },
      isFollowed: true,
    });
    expect(await standOf(asha, 'zeta')).toMatchObject({
      followers: { count: 1 },
      isFollowed: false,
    });
    // Nobody has written it like that before.
    await aPost(asha, { companyName: 'ZETA Private Limited' });
    expect(await toldTo(student)).toMatchObject([
      {
        content: 'Asha Rao told how it went at Zeta',
        link: '/company/zeta',
        type: 'job',
        count: 1,
      },
    ]);
    await aPost(binod, { companyName: 'Zeta' });
    await aPost(asha, { companyName: 'Elsewhere' });
    await aJobOpening(asha, { companyName: 'Zeta Ltd' });
    await aJobOpening(binod, { companyName: 'Zeta' });
    expect(await wordsTo(student)).toEqual([
      'Binod Das and Asha Rao posted openings at Zeta',
      'Binod Das and Asha Rao told how it went at Zeta',
    ]);
    await student.ask(unfollow, { slug: 'zeta' });
    expect((await student.ask(unfollow, { slug: 'zeta' })).unfollowCompany).toEqual({
      slug: 'zeta',
      followers: { count: 0 },
      isFollowed: false,
    });
    await aJobOpening(await anAlumnus(college.app), { companyName: 'Zeta' });
    expect((await wordsTo(student))[0]).toBe('Binod Das and Asha Rao posted openings at Zeta');
  });

  it('hears nothing of their own, of who is blocked, and of what they have switched off', async () => {
    await aCompany('Quiet Works');
    const author = await anAlumnus(college.app, { fullName: 'Own Author' });
    await author.ask(follow, { slug: 'quiet-works' });
    const [blocker, deaf] = [await aFollower('quiet-works'), await aFollower('quiet-works')];
    await blocker.ask(block, { id: author.id });
    await deaf.ask(silence, { input: { jobs: false } });
    await aPost(author, { companyName: 'Quiet Works' });
    await aJobOpening(author, { companyName: 'Quiet Works' });
    for (const person of [author, blocker, deaf]) expect(await wordsTo(person)).toEqual([]);
  });

  it('is told once of an opening that a search of theirs finds, too', async () => {
    await aCompany('Ferrous');
    const student = await aFollower('ferrous');
    await student.ask(saveSearch, { filter: { role: 'Rust' } });
    await aJobOpening(asha, { companyName: 'Ferrous', role: 'Rust Engineer' });
    expect(await wordsTo(student)).toEqual([
      'Asha Rao posted what you look for: Rust Engineer at Ferrous',
    ]);
  });

  it('is told no more of what was taken back, while what others told still stands', async () => {
    await aCompany('Fickle');
    const student = await aFollower('fickle');
    const first = await aPost(asha, { companyName: 'Fickle' });
    const second = await aPost(binod, { companyName: 'Fickle' });
    const opening = await aJobOpening(asha, { companyName: 'Fickle' });
    const other = await aJobOpening(asha, { companyName: 'Fickle', role: 'Tester' });
    expect(await wordsTo(student)).toHaveLength(2);
    await asha.ask(unpost, { id: first });
    await asha.ask(unpostJob, { id: opening });
    expect(await wordsTo(student)).toEqual([
      'Asha Rao posted an opening at Fickle',
      'Binod Das told how it went at Fickle',
    ]);
    await binod.ask(unpost, { id: second });
    await asha.ask(unpostJob, { id: other });
    expect(await wordsTo(student)).toEqual([]);
  });

  it('follows the company that has its name, and again their own when it is taken apart', async () => {
    await aCompany('Tarr');
    await aCompany('Ulm Bearings');
    const [both, one] = [await aFollower('tarr', 'ulm-bearings'), await aFollower('ulm-bearings')];
    const { pairCompanies: pair } = await college.admin.ask(put, {
      first: 'tarr',
      second: 'ulm-bearings',
    });
    const tarr = [pair.first, pair.second].find(({ slug }: Json) => slug === 'tarr');
    await college.admin.ask(join, { id: pair.id, keep: tarr.id });
    await keep();
    expect(await standOf(one, 'ulm-bearings')).toEqual({
      slug: 'tarr',
      followers: { count: 2 },
      isFollowed: true,
    });
    expect((await both.ask(followed)).companies).toEqual({
      nodes: [{ slug: 'tarr' }],
      totalCount: 1,
    });
    await aPost(asha, { companyName: 'Tarr' });
    for (const person of [both, one])
      expect(await wordsTo(person)).toEqual(['Asha Rao told how it went at Tarr']);
    await both.ask(unfollow, { slug: 'tarr' });
    await college.admin.ask(anew, { id: pair.id });
    await keep();
    expect(await standOf(one, 'ulm-bearings')).toMatchObject({
      followers: { count: 1 },
      isFollowed: true,
    });
    expect(await standOf(both, 'tarr')).toMatchObject({ followers: { count: 0 } });
  });

  it('has a list of them, a copy, and leaves nothing behind', async () => {
    const { app } = college.app;
    await aCompany('Kept Co');
    const student = await aFollower('kept-co', 'zeta');
    expect((await student.ask(followed)).companies.nodes).toEqual([
      { slug: 'kept-co' },
      { slug: 'zeta' },
    ]);
    const followedCompanies = companies.ownData?.['followedCompanies'];
    if (!followedCompanies || 'pages' in followedCompanies) throw new Error('a list');
    expect(await app.db.query(followedCompanies, { userId: student.id })).toMatchObject([
      { slug: 'kept-co', name: 'Kept Co' },
      { slug: 'zeta' },
    ]);
    await app.db.sql('delete from users where id = $1', [student.id]);
    expect(await standOf(asha, 'kept-co')).toMatchObject({ followers: { count: 0 } });
  });

  it('is a member, and nothing is followed that nobody told of', async () => {
    const newcomer = await anUnverifiedMentee(college.app);
    for (const mutation of [follow, unfollow]) {
      expect((await newcomer.refused(mutation, { slug: 'zeta' })).code).toBe('FORBIDDEN');
      for (const slug of ['nowhere', "'; drop table company_follows", ''])
        expect((await asha.refused(mutation, { slug })).code).toBe('NOT_FOUND');
      expect((await asha.refused(mutation, { slug: 'x'.repeat(201) })).code).toBe('BAD_USER_INPUT');
    }
  });
});
