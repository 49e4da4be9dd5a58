import { type Filler, sessionsOf } from './dataset-sizes.ts';
import { answers } from './words.ts';

/** A group of all that a group may have, of the first people. */
const groupSize = 100;
/** In most conversations, and in the first ones, in which somebody scrolls back for long. */
const messages = { usual: 20, long: 1000 };
const longConversations = 40;

const words = `array[${answers.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]::text[]`;

/**
 * Direct conversations of the first 2,000 people: the first thousand of two neighbours each, the
 * others with somebody far away, so that everybody has a list; and one group (the last
 * conversation).
 */
export const conversations: Filler = {
  name: 'conversations',
  async run(client, sizes) {
    await client.query("set local session_replication_role = 'replica'");
    const people = sessionsOf(sizes);
    await client.query(
      `create table bench.conversations as
      select s.n, bench.id(timestamptz '2026-06-01' + s.n * interval '1 second', 'conversation', s.n) as id,
             case when s.n <= ${longConversations} then ${messages.long} else ${messages.usual} end as messages,
             timestamptz '2026-06-01' + s.n * interval '1 second' as at, a.id as a, b.id as b
        from generate_series(1, $1::int) s(n)
        join bench.people a on a.n = case when s.n <= $2::int / 2 then (s.n - 1) * 2 else s.n % $2::int end
        join bench.people b on b.n = case when s.n <= $2::int / 2 then (s.n - 1) * 2 + 1 else (a.n + 2 + s.n / $2::int) % $3::int end
       where a.n <> b.n`,
      [sizes.conversations, people, sizes.people],
    );
    await client.query(
      `insert into conversations (id, type, status, pair_key, creator_id, last_number, active_at, created_at)
      select distinct on (least(a, b), greatest(a, b)) id, 'dm', 'active', least(a, b) || ':' || greatest(a, b), a, messages, at, at
        from bench.conversations order by least(a, b), greatest(a, b), n`,
    );
    await client.query(
      'delete from bench.conversations b where not exists (select from conversations c where c.id = b.id)',
    );
    await client.query(
      `insert into conversation_participants (conversation_id, user_id, last_read_number, last_delivered_number)
      select c.id, p.id, c.messages - c.n % 3, c.messages from bench.conversations c cross join lateral unnest(array[c.a, c.b]) as p(id)`,
    );
    await client.query(
      `with made as (
        insert into conversations (id, type, status, name, creator_id, active_at)
        select bench.id('2026-07-01', 'group', 1), 'group', 'active', 'All of a year', id, '2026-07-01' from bench.people where n = 0
        returning id)
      insert into conversation_participants (conversation_id, user_id) select made.id, p.id from made join bench.people p on p.n < ${groupSize}`,
    );
    const { rowCount } = await client.query(
      `insert into messages (id, conversation_id, number, sender_id, key, content, kind, created_at)
      select bench.id(c.at, 'message' || c.n, i), c.id, i, case when i % 2 = 0 then c.a else c.b end, 'bench-' || c.n || '-' || i,
             (${words})[1 + ((c.n + i) % ${answers.length})::int], 'text', c.at + i * interval '1 minute'
        from bench.conversations c cross join lateral generate_series(1, c.messages) i order by c.n, i`,
    );
    return `${(rowCount ?? 0).toLocaleString('en')} messages`;
  },
};
