import { graphql, graphqlByHash, type Measure, sides } from '../bench.ts';
import { documentOf, documentOfApollo, hashOfWeb } from '../documents.ts';
import { inTurns, plainRow, processorTime, type Row, throughput } from '../figures.ts';
import { type Request, wire } from '../load.ts';

const viewers = 40;

/** The first page of the feed, as the web asks for it. */
export const feed: Measure = {
  name: 'feed',
  async run(bench) {
    const rows: Row[] = [];
    const [plain, typed] = [documentOf('FeedPosts'), documentOfApollo('FeedPosts')];
    const hash = hashOfWeb('FeedPosts');
    const page = { first: 20 };
    type Ways = [name: string, call: (token: string) => Request, aims: [number, number]][];
    for (const [name, call, [share, time]] of [
      ['feed', (token) => graphql(plain, page, token), [0.55, 2]],
      [
        'feed with __typename, as Apollo Client sends it',
        (token) => graphql(typed, page, token),
        [0.55, 2],
      ],
      [
        'feed by its hash, as the web app sends it',
        (token) => graphqlByHash(hash, page, token),
        [1, 1.1],
      ],
    ] satisfies Ways) {
      const { product, limit, statements } = await sides(
        bench,
        'feed',
        bench.people.slice(0, viewers).map(({ token }) => call(token)),
      );
      const turns = await inTurns(product, limit, bench.pace);
      rows.push(throughput(name, turns, share), processorTime(name, turns, time));
      if (rows.length === 2)
        rows.push(
          plainRow('feed: statements besides the session check', statements, { atMost: 1 }),
        );
    }
    return rows;
  },
};

/** The documented feed call against the operation that it runs. */
export const rest: Measure = {
  name: 'rest',
  async run({ people, product, pace }) {
    const query = documentOf('RestFeed');
    const firstPage = { search: '', sort: 'recentlyActive', first: 20 };
    const calls = people
      .slice(0, viewers)
      .map(({ token }) => wire({ method: 'GET', path: '/api/auth/feed?limit=20', token }));
    const operations = people
      .slice(0, viewers)
      .map(({ token }) =>
        wire(graphql(query, { ...firstPage, withPosts: true, withProfiles: true }, token)),
      );
    return [
      throughput(
        'REST feed against its GraphQL operation',
        await inTurns(
          { child: product, requests: calls },
          { child: product, requests: operations },
          pace,
        ),
        0.85,
      ),
    ];
  },
};

/** A post with 20 questions, their answers, and similar posts. */
export const post: Measure = {
  name: 'post',
  async run(bench) {
    const posts = await bench.sql<{ id: string }>(
      'select id from posts where comments_count >= 20 order by useful desc, id limit $1',
      [viewers],
    );
    const query = documentOf('PostPage');
    const calls = bench.people
      .slice(0, posts.length)
      .map(({ token }, i) => graphql(query, { id: posts[i]?.id ?? '' }, token));
    const { product, limit, statements } = await sides(bench, 'post', calls);
    const turns = await inTurns(product, limit, bench.pace);
    return [
      throughput('post page', turns, 0.5),
      processorTime('post page', turns, 2),
      plainRow('post page: statements besides the session check', statements, { atMost: 4 }),
    ];
  },
};
