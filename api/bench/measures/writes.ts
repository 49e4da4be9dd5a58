import { type Bench, graphql, type Measure } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { median, plainRow, type Row, row, type Turn, turn } from '../figures.ts';
import { ask, bytesOf, keyPlace, type Sendable, wire, withFreshKey } from '../load.ts';
import type { Traced } from '../product.ts';

interface Write {
  name: string;
  query: string;
  /** The product's name of the statement that does it. */
  statement: string;
  /** What is written on, in a mixed order, with whom it is by: nobody writes on their own. */
  targets: string;
  variables(target: string, i: number): object;
  /**
   * The statement's values when the limit runs it, by parameter; `$id` and `$now` are made anew at
   * each call.
   */
  values(target: string, user: string, i: number): Record<string, unknown>;
}

const posts = 'select id, user_id as "by" from posts order by md5(id::text) limit $1';
const questions = 'select id, user_id as "by" from questions order by md5(id::text) limit $1';

type Writer = Bench['people'][number];

/** Calls that go round: so many that the same row is seldom written twice at once. */
const calls = 2000;

/**
 * As many as either side has connections to the database, and for the product so many callers that
 * these have always work.
 */
const connections = 20;
const callers = 40;

/** Who writes on what: 400 people in turn, nobody on their own. */
async function places(
  { sql, people }: Bench,
  targets: string,
  repeats: number,
): Promise<{ target: string; person: Writer }[]> {
  const found = await sql<{ id: string; by: string }>(targets, [calls]);
  const writers = people.slice(0, 400);
  return Array.from({ length: calls }, (_, i) => {
    const round = Math.floor(i / repeats);
    const { id = '', by = '' } = found[round % found.length] ?? {};
    const [one, other] = [
      writers[(round * 7) % writers.length],
      writers[(round * 7 + 1) % writers.length],
    ] as [Writer, Writer];
    return { target: id, person: one.id === by ? other : one };
  });
}

/** The product's statement behind a call. */
async function statementBehind(
  { product }: Bench,
  { name, statement }: Pick<Write, 'name' | 'statement'>,
  request: Buffer,
): Promise<Traced> {
  await product.call('trace');
  await ask(product.port, request);
  const traced = await product.call<Traced[]>('traced');
  const found = traced.find((one) => one.name === statement);
  if (!found) throw new Error(`${name}: the product did not run ${statement}`);
  return found;
}

const sendable = (request: Buffer): Sendable =>
  request.includes(keyPlace) ? withFreshKey(request) : request;

/** A write of the product against its statement alone. @param where who writes on what, in turn */
export async function compareWrites(
  bench: Bench,
  write: Omit<Write, 'targets'>,
  where: { target: string; person: Writer }[],
  atLeast = 0.5,
): Promise<Row> {
  const { product, limit, pace } = bench;
  const requests = where.map(({ target, person }, i) =>
    sendable(wire(graphql(write.query, write.variables(target, i), person.token))),
  );
  const statement = await statementBehind(bench, write, bytesOf(requests[0] as Sendable));
  const values = where.map(({ target, person }, i) => {
    const byName = write.values(target, person.id, i);
    return statement.slots.map((slot) => byName[slot]);
  });

  const perSecond = { product: [] as number[], limit: [] as number[] };
  const bare = async (seconds: number): Promise<number> => {
    const ran = await limit.call<{ done: number; seconds: number }>('runStatements', {
      statements: [statement],
      values,
      lanes: connections,
      seconds,
    });
    return ran.done / ran.seconds;
  };
  await turn({ child: product, requests }, { lanes: callers, seconds: 2 });
  await bare(2);
  for (let round = 0; round < pace.rounds; round += 1) {
    const { seconds } = pace;
    const done = await turn({ child: product, requests }, { lanes: callers, seconds });
    perSecond.product.push(done.perSecond);
    perSecond.limit.push(await bare(seconds));
  }
  return row(`${write.name}: writes/s`, perSecond.product, perSecond.limit, { atLeast }, '/s');
}

const compare = async (bench: Bench, write: Write): Promise<Row> =>
  compareWrites(bench, write, await places(bench, write.targets, 1));

/** Rows whose counter does not agree with what it counts. */
async function miscounted({ sql }: Bench): Promise<number> {
  const [counted] = await sql<{ wrong: number }>(`select (
    (select count(*) from posts p where useful <> (select count(*) from post_likes where post_id = p.id))
    + (select count(*) from posts p where comments_count <> (select count(*) from questions where post_id = p.id))
    + (select count(*) from questions q left join (select question_id, count(*) filter (where sign = 1) as up, count(*) filter (where sign = -1) as down from question_votes group by 1) v
         on v.question_id = q.id where q.upvotes <> coalesce(v.up, 0) or q.downvotes <> coalesce(v.down, 0))
    + (select count(*) from profiles p where helpful <> (select coalesce(sum(useful), 0) from posts where user_id = p.user_id)))::int as wrong`);
  return counted?.wrong ?? Number.NaN;
}

export const like: Measure = {
  name: 'like',
  async run(bench) {
    const compared = await compare(bench, {
      name: 'like',
      statement: 'posts.toggleLike',
      query: documentOf('LikePost'),
      targets: posts,
      variables: (id) => ({ id }),
      values: (postId, viewerId) => ({ postId, viewerId, at: '$now' }),
    });
    return [
      compared,
      plainRow('like: counters that are wrong afterwards', await miscounted(bench), { atMost: 0 }),
    ];
  },
};

export const question: Measure = {
  name: 'ask',
  async run(bench) {
    const content = 'How long did the last round take?';
    const compared = await compare(bench, {
      name: 'ask',
      statement: 'questions.ask',
      query: documentOf('AskQuestion'),
      targets: posts,
      variables: (postId) => ({ postId, content }),
      values: (postId, viewerId) => ({
        id: '$id',
        postId,
        userId: viewerId,
        content,
        key: null,
        now: '$now',
      }),
    });
    return [
      compared,
      plainRow('ask: counters that are wrong afterwards', await miscounted(bench), { atMost: 0 }),
    ];
  },
};

export const vote: Measure = {
  name: 'vote',
  async run(bench) {
    const compared = await compare(bench, {
      name: 'vote',
      statement: 'questions.voteOnQuestion',
      query: documentOf('VoteQuestion'),
      targets: questions,
      variables: (id, i) => ({ id, voteType: i % 3 === 0 ? 'downvote' : 'upvote' }),
      values: (id, viewerId, i) => ({
        id,
        viewerId,
        sign: i % 3 === 0 ? -1 : 1,
        now: '$now',
      }),
    });
    return [
      compared,
      plainRow('vote: counters that are wrong afterwards', await miscounted(bench), { atMost: 0 }),
    ];
  },
};

/**
 * A command over entities, which is not hot: a post put aside and taken back in turn, for a
 * bookmark that is there already would be no write. It may cost 3 ms of processor time.
 */
export const command: Measure = {
  name: 'command',
  async run(bench) {
    const { product, pace } = bench;
    const queries = [documentOf('AddBookmark'), documentOf('RemoveBookmark')] as const;
    const requests = (await places(bench, posts, 2)).map(({ target, person }, i) =>
      wire(graphql(queries[i % 2 === 0 ? 0 : 1], { type: 'Post', refId: target }, person.token)),
    );
    const side = { child: product, requests };
    await turn(side, { ...pace, seconds: 2 });
    const turns: Turn[] = [];
    for (let round = 0; round < pace.rounds; round += 1) turns.push(await turn(side, pace));
    return [
      plainRow(
        'command (bookmark): CPU per request',
        median(turns.map(({ cpu }) => cpu)) / 1000,
        { atMost: 3 },
        'ms',
      ),
    ];
  },
};
