import { graphql, type Bench, type Measure } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { plainRow, row, turn, type Row } from '../figures.ts';
import { ask, wire } from '../load.ts';
import type { Traced } from '../product.ts';

interface Write {
  name: string;
  /** The statement that does it, by the product's name for it. */
  statement: string;
  query: string;
  variables(post: string, i: number): object;
  /** The statement's values when the limit runs it; `$id` and `$now` are made anew at each call. */
  values(post: string, user: string, i: number): unknown[];
}

/** Calls that go round: so many that the same row is seldom written twice at once. */
const calls = 2000;

/** As many as either side has connections to the database, and for the product so many callers that these have always work. */
const connections = 20;
const callers = 40;

async function compare(bench: Bench, write: Write): Promise<Row> {
  const { product, limit, people, pace } = bench;
  const posts = await bench.sql<{ id: string }>('select id from posts order by md5(id::text) limit $1', [calls]);
  const places = Array.from({ length: calls }, (_, i) => ({ post: posts[i % posts.length]?.id ?? '', person: people[(i * 7) % Math.min(people.length, 400)] as Bench['people'][number] }));
  const requests = places.map(({ post, person }, i) => wire(graphql(write.query, write.variables(post, i), person.token)));

  await product.call('trace');
  await ask(product.port, requests[0] as Buffer);
  const statement = (await product.call<Traced[]>('traced')).find(({ name }) => name === write.statement);
  if (!statement) throw new Error(`${write.name}: the product did not run ${write.statement}`);
  const values = places.map(({ post, person }, i) => write.values(post, person.id, i));

  const told = { product: [] as number[], limit: [] as number[] };
  const pump = async (seconds: number): Promise<number> => {
    const ran = await limit.call<{ done: number; seconds: number }>('pump', { statement, values, lanes: connections, seconds });
    return ran.done / ran.seconds;
  };
  await turn({ child: product, requests }, { lanes: callers, seconds: 2 });
  await pump(2);
  for (let round = 0; round < pace.rounds; round += 1) {
    told.product.push((await turn({ child: product, requests }, { lanes: callers, seconds: pace.seconds })).perSecond);
    told.limit.push(await pump(pace.seconds));
  }
  return row(`${write.name}: writes/s`, told.product, told.limit, { atLeast: 0.5 }, '/s');
}

/** Rows whose counter does not agree with what it counts. */
async function miscounted({ sql }: Bench): Promise<number> {
  const [counted] = await sql<{ wrong: number }>(`select (
    (select count(*) from posts p where useful <> (select count(*) from post_likes where post_id = p.id))
    + (select count(*) from posts p where comments_count <> (select count(*) from questions where post_id = p.id))
    + (select count(*) from profiles p where helpful <> (select coalesce(sum(useful), 0) from posts where user_id = p.user_id)))::int as wrong`);
  return counted?.wrong ?? Number.NaN;
}

export const like: Measure = {
  name: 'like',
  async run(bench) {
    const compared = await compare(bench, {
      name: 'like', statement: 'toggle_like', query: documentOf('LikePost'), variables: (id) => ({ id }), values: (post, user) => [post, user],
    });
    return [compared, plainRow('like: counters that are wrong afterwards', await miscounted(bench), { atMost: 0 })];
  },
};

export const question: Measure = {
  name: 'ask',
  async run(bench) {
    const content = 'How long did the last round take?';
    const compared = await compare(bench, {
      name: 'ask', statement: 'ask_question', query: documentOf('AskQuestion'), variables: (postId) => ({ postId, content }),
      values: (post, user) => ['$id', post, user, content, null, '$now'],
    });
    return [compared, plainRow('ask: counters that are wrong afterwards', await miscounted(bench), { atMost: 0 })];
  },
};
