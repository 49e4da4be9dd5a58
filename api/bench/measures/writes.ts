import { graphql, type Bench, type Measure } from '../bench.ts';
import { documentOf } from '../documents.ts';
import { plainRow, row, turn, type Row } from '../figures.ts';
import { ask, wire } from '../load.ts';
import type { Traced } from '../product.ts';

interface Write {
  name: string;
  /** What takes turns: a document, and the statement that does it, by the product's name for it or by how it begins. */
  steps: { query: string; statement: string }[];
  /** What is written on, in a mixed order, with whom it is by: nobody writes on their own. */
  targets: string;
  variables(target: string, i: number): object;
  /** The statement's values when the limit runs it; `$id` and `$now` are made anew at each call. */
  values(target: string, user: string, i: number): unknown[];
}

const posts = 'select id, user_id as "by" from posts order by md5(id::text) limit $1';
const questions = 'select id, user_id as "by" from questions order by md5(id::text) limit $1';

type Writer = Bench['people'][number];

/** Calls that go round: so many that the same row is seldom written twice at once. */
const calls = 2000;

/** As many as either side has connections to the database, and for the product so many callers that these have always work. */
const connections = 20;
const callers = 40;

async function compare(bench: Bench, write: Write): Promise<Row> {
  const { product, limit, people, pace } = bench;
  const { steps } = write;
  const targets = await bench.sql<{ id: string; by: string }>(write.targets, [calls]);
  const writers = people.slice(0, 400);
  const places = Array.from({ length: calls }, (_, i) => {
    const turn = Math.floor(i / steps.length);
    const { id = '', by = '' } = targets[turn % targets.length] ?? {};
    const [one, other] = [
      writers[(turn * 7) % writers.length],
      writers[(turn * 7 + 1) % writers.length],
    ] as [Writer, Writer];
    return { target: id, person: one.id === by ? other : one };
  });
  const requests = places.map(({ target, person }, i) =>
    wire(graphql(steps[i % steps.length]?.query ?? '', write.variables(target, i), person.token)),
  );

  const statements: Pick<Traced, 'name' | 'text'>[] = [];
  for (const [i, step] of steps.entries()) {
    await product.call('trace');
    await ask(product.port, requests[i] as Buffer);
    const found = (await product.call<Traced[]>('traced')).find(
      ({ name, text }) => name === step.statement || (!name && text.startsWith(step.statement)),
    );
    if (!found) throw new Error(`${write.name}: the product did not run ${step.statement}`);
    statements.push({ name: found.name || write.name, text: found.text });
  }
  const values = places.map(({ target, person }, i) => write.values(target, person.id, i));

  const told = { product: [] as number[], limit: [] as number[] };
  const pump = async (seconds: number): Promise<number> => {
    const ran = await limit.call<{ done: number; seconds: number }>('pump', {
      statements,
      values,
      lanes: connections,
      seconds,
    });
    return ran.done / ran.seconds;
  };
  await turn({ child: product, requests }, { lanes: callers, seconds: 2 });
  await pump(2);
  for (let round = 0; round < pace.rounds; round += 1) {
    told.product.push(
      (await turn({ child: product, requests }, { lanes: callers, seconds: pace.seconds }))
        .perSecond,
    );
    told.limit.push(await pump(pace.seconds));
  }
  return row(`${write.name}: writes/s`, told.product, told.limit, { atLeast: 0.5 }, '/s');
}

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
      steps: [{ statement: 'toggle_like', query: documentOf('LikePost') }],
      targets: posts,
      variables: (id) => ({ id }),
      values: (post, user) => [post, user, '$now'],
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
      steps: [{ statement: 'ask_question', query: documentOf('AskQuestion') }],
      targets: posts,
      variables: (postId) => ({ postId, content }),
      values: (post, user) => ['$id', post, user, content, null, '$now'],
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
      steps: [{ statement: 'vote_question', query: documentOf('VoteQuestion') }],
      targets: questions,
      variables: (id, i) => ({ id, voteType: i % 3 === 0 ? 'downvote' : 'upvote' }),
      values: (id, user, i) => [id, user, i % 3 === 0 ? -1 : 1, '$now'],
    });
    return [
      compared,
      plainRow('vote: counters that are wrong afterwards', await miscounted(bench), { atMost: 0 }),
    ];
  },
};

/** Put aside and taken back in turn: a bookmark that is there already would be no write. */
export const bookmark: Measure = {
  name: 'bookmark',
  async run(bench) {
    const steps = [
      { statement: 'add_bookmark_post', query: documentOf('AddBookmark') },
      { statement: 'remove_bookmark_post', query: documentOf('RemoveBookmark') },
    ];
    return [
      await compare(bench, {
        name: 'bookmark',
        steps,
        targets: posts,
        variables: (refId) => ({ type: 'Post', refId }),
        values: (post, user, i) => (i % 2 === 0 ? [post, user, '$id', '$now'] : [post, user]),
      }),
    ];
  },
};
