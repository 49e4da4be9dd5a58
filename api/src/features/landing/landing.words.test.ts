import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '../../testing/builders/posts.ts';
import {
  foundBy,
  searchedCompanies,
  searchedPosts,
} from '../../testing/builders/searches/searched-posts.ts';
import {
  aMentee,
  anAlumnus,
  anUnverifiedMentee,
  type Json,
  type Person,
  startTestApp,
  type TestApp,
} from '../../testing/index.ts';

let app: TestApp;
const found = (search: string, who: { ask: Person['ask'] } = app.visitor) => foundBy(who, search);

beforeAll(async () => {
  app = await startTestApp();
  await searchedPosts(app);
});
afterAll(() => app.close());

describe('several words that match different things', () => {
  beforeAll(async () => {
    const fatima = await anAlumnus(app, { fullName: 'Fatima Sheikh', stream: 'ECE' });
    await aPost(fatima, {
      companyName: 'Walmart',
      role: 'Software Engineering Intern',
      experienceType: 'intern',
      location: 'Hyderabad',
      interviewYear: 2022,
      hashtags: ['#arrays'],
    });
    await aPost(fatima, {
      companyName: 'Wipro',
      role: 'Project Engineer',
      location: 'Kochi',
      interviewYear: 2021,
      hashtags: ['#walmartintern'],
    });
    await aPost(fatima, {
      companyName: 'Razorpay',
      role: 'Data Analyst',
      experienceType: 'intern',
      location: 'Hyderabad, Telangana',
      interviewYear: 2022,
      hashtags: [],
    });
  });

  it.each([
    ['walmart software', ['Walmart']],
    ['intern hyderabad', ['Razorpay', 'Walmart']],
    ['fatima walmart', ['Walmart', 'Wipro']],
    ['wallmart intrn', ['Walmart', 'Wipro']],
    ['walmrt enginering fatma', ['Walmart']],
    ['razorpay hyderabd', ['Razorpay']],
    ['interview experience at razorpay', ['Razorpay']],
    ['wipro 2021', ['Wipro']],
    ['wipro 2022', []],
    ['ece 2021', ['Wipro']],
    ['full time kochi', ['Wipro']],
    ['walmart, arrays', ['Walmart']],
    ['alumni razorpay', ['Razorpay']],
    ['walmart nonsense', []],
    ['hyderabad', ['Razorpay', 'Walmart']],
    ['razorpay of walmart', []],
    ['data razorpay', ['Razorpay']],
    ['fatima 2021', ['Wipro']],
  ])('%j finds %j', async (phrase, companies) => {
    expect((await found(phrase)).companies.sort()).toEqual(companies);
  });

  it('puts what has the words as typed first', async () => {
    expect((await found('arrays walmart')).companies).toEqual(['Walmart']);
    expect((await found('walmart intern')).companies).toEqual(['Walmart', 'Wipro']);
  });

  it('finds people by what is known of them, and nobody whom a block keeps apart', async () => {
    expect((await found('ece razorpay')).people).toEqual(['Fatima Sheikh']);
    expect((await found('alumni walmrt')).people).toEqual(['Fatima Sheikh']);
    expect((await found('student walmart')).people).toEqual([]);
    const reader = await aMentee(app);
    expect(await found('fatima wipro', reader)).toEqual({
      companies: ['Wipro'],
      people: ['Fatima Sheikh'],
    });
    const [{ id }] = (await reader.ask('{ searchPreview(search: "fatima") { profiles { id } } }'))
      .searchPreview.profiles;
    await reader.ask('mutation ($userId: ID!) { blockUser(userId: $userId) { id } }', {
      userId: id,
    });
    expect(await found('fatima wipro', reader)).toEqual({ companies: [], people: [] });
    expect(await found('kochi wipro', reader)).toEqual({ companies: ['Wipro'], people: [] });
  });

  it('keeps pages and sorts', async () => {
    const reader = await anUnverifiedMentee(app);
    const paged =
      'query ($sort: FeedSort, $after: String) { feedPosts(search: "analyst bangalore", sort: $sort, first: 3, after: $after) { nodes { companyName } pageInfo { endCursor hasNextPage } } }';
    for (const sort of ['recentlyActive', 'mostViewed', 'mostHelpful']) {
      const all: string[] = [];
      for (let after: string | null = null, more = true; more; ) {
        const { feedPosts } = await reader.ask(paged, { sort, after });
        all.push(...feedPosts.nodes.map((node: Json) => node.companyName));
        ({ endCursor: after, hasNextPage: more } = feedPosts.pageInfo);
      }
      expect(all.sort(), sort).toEqual([...searchedCompanies].sort());
    }
    expect((await reader.ask('{ popularCompanies(first: 3) }')).popularCompanies).toHaveLength(3);
    const people = await reader.ask(
      '{ feedProfiles(search: "cse nokia") { nodes { user { fullName } } } }',
    );
    expect(people.feedProfiles.nodes).toEqual([{ user: { fullName: 'Kiran Rao' } }]);
  });
});
