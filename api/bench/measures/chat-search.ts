import { type Bench, graphql, type Measure } from '../bench.ts';
import { valueFunctions } from '../dataset.ts';
import { documentOf } from '../documents.ts';
import { percentile, plainRow, type Row, row, turn } from '../figures.ts';
import { keyPlace, load, wire, withFreshKey } from '../load.ts';
import { withClient } from '../postgres.ts';

const messages = 1_000_000;
/** One's own, that have these; nobody has many more. */
const talks = 400;
/** Words of the vocabulary: the first are in every other message, the last in some of a million. */
const vocabulary = 20_000;
const wordsEach = 8;
/** Those that one batch of the job takes from: 20 messages of each. */
const batchTalks = 25;
/** As long as it takes until the job has as much to do as a busy college writes meanwhile. */
const sendSeconds = 5;

/** A made word, by its number: syllables, so that many have parts in common. */
const syllables =
  'ka ro mi ten sha vu lo pra ni del go ha ri bo sen ta ju we cla mo di fe nu ster al ib ock ung ery ash'.split(
    ' ',
  );
const wordOf = (number: number): string => {
  let [left, word] = [number, ''];
  do {
    word += syllables[left % syllables.length] ?? '';
    left = Math.floor(left / syllables.length);
  } while (left > 0);
  return `${word}${word.length < 3 ? 'x' : ''}`;
};

/** Fills conversations of one person with a million messages, indexed as the job leaves them. */
async function fill({ url }: Pick<Bench, 'url'>, [one, other]: readonly [string, string]) {
  const words = Array.from({ length: vocabulary }, (_, n) => wordOf(n));
  await withClient(url, async (client) => {
    await client.query(
      "set statement_timeout = 0; set maintenance_work_mem = '256MB'; set synchronous_commit = off; set session_replication_role = 'replica'",
    );
    await client.query(valueFunctions);
    await client.query('create table bench.searched_words (n int primary key, word text)');
    await client.query(
      'insert into bench.searched_words select n - 1, word from unnest($1::text[]) with ordinality w(word, n)',
      [words],
    );
    await client.query(
      `with made as (
        insert into conversations (id, type, status, name, creator_id, last_number, indexed_number, active_at)
        select bench.id('2026-08-01', 'searched', n), 'group', 'active', 'Searched ' || n, $1::uuid, $2::int, $2::int, '2026-08-01'
          from generate_series(1, $3::int) n returning id)
      insert into conversation_participants (conversation_id, user_id, last_read_number, last_delivered_number)
      select id, who, $2::int, $2::int from made cross join unnest(array[$1::uuid, $4::uuid]) who`,
      [one, messages / talks, talks, other],
    );
    // The more often a word is said, the smaller its number, as in a language.
    await client.query(
      `insert into messages (id, conversation_id, number, sender_id, key, content, kind, created_at)
      select bench.id('2026-08-01'::timestamptz + s * interval '1 second', 'said', s),
             bench.id('2026-08-01', 'searched', 1 + s % $2::int), 1 + s / $2::int, case when s % 3 = 0 then $3::uuid else $4::uuid end,
             'searched-' || s, said.content, 'text', '2026-08-01'::timestamptz + s * interval '1 second'
        from generate_series(0, $1::int - 1) s
        cross join lateral (
          select string_agg(w.word, ' ') as content from generate_series(1, ${wordsEach}) i
            join bench.searched_words w on w.n = floor(${vocabulary} * power(bench.r(s * ${wordsEach} + i, 91), 6))::int) said`,
      [messages, talks, one, other],
    );
    await client.query('drop index message_words_trigrams');
    await client.query(
      `insert into message_words (message_id, conversation_id, norm)
      select id, conversation_id, search_norm(content) from messages where key like 'searched-%'`,
    );
    await client.query(
      `create index message_words_trigrams on message_words using gin (conversation_id, norm gin_trgm_ops) with (gin_pending_list_limit = 1024)`,
    );
    // What the others of the dataset say is as it was before the index.
    await client.query('update conversations set indexed_number = last_number');
    await client.query('vacuum analyze messages, message_words, conversations');
  });
}

/** What is asked: common, rare and unknown words, parts of them, two together, and one talk. */
function searches(query: string, token: string): Buffer[] {
  const numbers = [0, 3, 12, 40, 150, 600, 2000, 5000, 9000, 14_000, 19_000];
  const typed = [
    ...numbers.map(wordOf),
    ...numbers.slice(4).map((n) => wordOf(n).slice(1)),
    ...numbers.slice(0, -1).map((n, i) => `${wordOf(n)} ${wordOf(numbers[i + 1] ?? 0)}`),
    'quixotic',
  ];
  return typed.map((search) => wire(graphql(query, { search, first: 20 }, token)));
}

/** Sending, with and without a batch of what was sent before being indexed meanwhile, in turn. */
async function sends({ product, pace, sql }: Bench, { id, token }: Bench['people'][number]) {
  const found = await sql<{ id: string }>(
    `select c.id from conversation_participants join conversations c on c.id = conversation_id
      where user_id = $1 and c.name like 'Searched %' order by c.id limit ${batchTalks}`,
    [id],
  );
  const query = documentOf('SendMessage');
  const content = `${wordOf(7)} ${wordOf(70)}`;
  const requests = found.map((talk) =>
    withFreshKey(wire(graphql(query, { conversationId: talk.id, key: keyPlace, content }, token))),
  );
  const perSecond = { with: [] as number[], without: [] as number[] };
  const send = () => turn({ child: product, requests }, { seconds: sendSeconds, lanes: 1 });
  await send();
  for (let round = 0; round < pace.rounds; round += 1)
    for (const isIndexed of round % 2 === 0 ? [true, false] : [false, true]) {
      const indexed = isIndexed ? product.call('indexBatch') : Promise.resolve();
      perSecond[isIndexed ? 'with' : 'without'].push((await send()).perSecond);
      await indexed;
    }
  return perSecond;
}

/** Searching a million messages of one's own, and what their index costs those who write. */
export const chatSearch: Measure = {
  name: 'chat-search',
  async run(bench) {
    const { product, people, pace, sql } = bench;
    const [one, other] = people;
    if (!one || !other) throw new Error('nobody has a session');
    // The job runs when it is told to.
    await sql("delete from pgboss.schedule where name = 'chat.index-messages'");
    await fill(bench, [one.id, other.id]);
    const requests = searches(documentOf('SearchMessages'), one.token);
    const asked = { lanes: 1, seconds: Math.max(5, pace.seconds) };
    await load(product.port, requests, asked);
    const times: number[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      const { latencies, failed } = await load(product.port, requests, asked);
      if (failed > 0) throw new Error(`${failed} searches were refused`);
      times.push(...latencies);
    }
    times.sort((a, b) => a - b);
    const sent = await sends(bench, one);
    const of = `${messages.toLocaleString('en')} messages of one's own`;
    const rows: Row[] = [
      plainRow(`chat search among ${of}, p50`, percentile(times, 50), { atMost: 100 }, 'ms'),
      plainRow(`chat search among ${of}, p95`, percentile(times, 95), { atMost: 100 }, 'ms'),
      row(
        'sending while its index takes a batch, against without',
        sent.with,
        sent.without,
        { atLeast: 0.95 },
        '/s',
      ),
    ];
    return rows;
  },
};
