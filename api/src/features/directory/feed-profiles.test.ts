import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aMentee,
  anAlumnus,
  type Person,
  startTestApp,
  statementsOf,
  type TestApp,
} from '../../testing/index.ts';

const feed = `query ($search: String, $sort: FeedSort, $first: Int, $after: String) {
  feedProfiles(search: $search, sort: $sort, first: $first, after: $after) { nodes { id bio user { fullName } } pageInfo { endCursor hasNextPage } } }`;
type Listed = { id: string; bio: string | null };

let app: TestApp;
let viewer: Person;
const tell = (id: string, set: string) =>
  app.app.db.sql(`update profiles set ${set} where user_id = $1`, [id]);

async function walk(sort: string, first: number): Promise<Listed[]> {
  const seen: Listed[] = [];
  for (let after: string | null = null; ; ) {
    const { feedProfiles } = await viewer.ask(feed, { sort, first, after });
    seen.push(...(feedProfiles.nodes as Listed[]));
    if (!feedProfiles.pageInfo.hasNextPage) return seen;
    after = feedProfiles.pageInfo.endCursor as string;
  }
}

beforeAll(async () => {
  app = await startTestApp();
  const told = [
    "bio = 'Ask me about compilers'",
    "interests = '{Chess}'",
    "alumni_topics = '{Referrals}'",
    'helpful = 3',
  ];
  for (const set of told) await tell((await anAlumnus(app)).id, set);
  for (const set of ['views = 90', "bio = '  '"]) await tell((await aMentee(app)).id, set);
  viewer = await aMentee(app, { fullName: 'Meera Viewer' });
  await tell(
    viewer.id,
    "bio = 'I am the one who looks', views = 500, helpful = 500, last_active_at = now() + interval '1 day'",
  );
});
afterAll(() => app.close());

describe('the list of people', () => {
  it.each(['recentlyActive', 'mostViewed', 'mostHelpful'])(
    '%s: is walked once whatever the page, oneself never',
    async (sort) => {
      const [whole, ...others] = await Promise.all(
        [100, 1, 2, 4].map((first) => walk(sort, first)),
      );
      expect(whole).toHaveLength(6);
      for (const other of others) expect(other).toEqual(whole);
      expect(new Set(whole?.map(({ id }) => id))).toHaveProperty('size', 6);
      expect(whole?.map(({ id }) => id)).not.toContain(viewer.id);
    },
  );

  it.each([
    ['recentlyActive', (at: number) => `last_active_at = now() + interval '${at} hours'`],
    ['mostViewed', (at: number) => `views = ${at}00`],
    ['mostHelpful', (at: number) => `helpful = ${at}00`],
  ])('%s: comes in that order, whether or not a profile says anything', async (sort, set) => {
    const quiet = await aMentee(app);
    const telling = await aMentee(app);
    await tell(quiet.id, set(9));
    await tell(telling.id, `${set(8)}, bio = 'I have a lot to say'`);
    expect((await walk(sort, 2)).slice(0, 2).map(({ id }) => id)).toEqual([quiet.id, telling.id]);
    await app.app.db.sql('delete from users where id = any($1)', [[quiet.id, telling.id]]);
  });

  it('finds oneself when asked for by name', async () => {
    const { feedProfiles } = await viewer.ask(feed, { search: 'meera viewer' });
    expect(feedProfiles.nodes).toMatchObject([{ id: viewer.id }]);
  });

  it('is one statement, however many it shows', async () => {
    for (const first of [1, 100])
      expect(await statementsOf(app.app, () => viewer.ask(feed, { first }))).toHaveLength(1);
  });

  it('refuses cursors of another list', async () => {
    const { feedProfiles } = await viewer.ask(feed, { sort: 'mostViewed', first: 1 });
    const forged = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
    const { endCursor } = feedProfiles.pageInfo;
    for (const after of [
      endCursor,
      forged('directory.feed  recentlyActive', viewer.id),
      forged('directory.feed  recentlyActive', true, viewer.id),
      forged('directory.feed  recentlyActive', 9e15, viewer.id),
    ]) {
      expect((await viewer.refused(feed, { after })).code).toBe('BAD_USER_INPUT');
    }
    expect(
      (
        await viewer.ask(feed, {
          sort: 'mostViewed',
          after: forged('directory.feed  mostViewed', 9_000_000_000, viewer.id),
        })
      ).feedProfiles.nodes,
    ).toHaveLength(6);
  });
});
