import type { Client } from 'pg';
import { conversations } from './dataset-chats.ts';
import { facets, namedCompanies } from './dataset-facets.ts';
import { openings } from './dataset-openings.ts';
import { type Filler, type Sizes, sessionsOf } from './dataset-sizes.ts';
import {
  answers,
  companies,
  firstNames,
  hashtags,
  lastNames,
  questions,
  roles,
  sentences,
} from './words.ts';

const college = 'Vidyasagar Institute of Engineering';
const words = (list: string[]): string =>
  `array[${list.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]::text[]`;
const count = async (client: Client, sql: string, values: unknown[] = []): Promise<string> =>
  `${((await client.query(sql, values)).rowCount ?? 0).toLocaleString('en')} rows`;

/** The number of a popular thing: the first ones come far more often (a long tail). */
const longTail = (n: number | string, random: string): string =>
  `least(${n} - 1, floor(power(${n}, ${random})) - 1)::int`;
/** Milder: the first hundredth gets a tenth. */
const softTail = (n: number | string, random: string): string =>
  `floor(${n} * power(${random}, 2))::int`;

/** Foreign keys and triggers would run for each row; what they do is done here for all at once. */
const withoutTriggers = (client: Client): Promise<unknown> =>
  client.query("set local session_replication_role = 'replica'");

/**
 * Everything random comes from these: the same number and seed give the same value, on every run.
 */
export const valueFunctions = `create schema bench;
  create function bench.r(n bigint, seed bigint) returns float8 language sql immutable parallel safe
    return (hashint8extended(n, seed) & 1125899906842623)::float8 / 1125899906842624;
  create function bench.id(at timestamptz, kind text, n bigint) returns uuid language sql immutable parallel safe
    return (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(kind || n), 1, 3) || '9' || substr(md5(kind || n), 5, 15))::uuid;`;

const tools: Filler = {
  name: 'tools',
  async run(client) {
    await client.query(`${valueFunctions}
      create table bench.companies (i int primary key, name text);
      create table bench.roles (i int primary key, name text);
      create table bench.tags (i int primary key, name text)`);
    for (const [table, list] of [
      ['companies', companies],
      ['roles', roles],
      ['tags', hashtags],
    ] as const) {
      await client.query(
        `insert into bench.${table} select n - 1, name from unnest($1::text[]) with ordinality as t(name, n)`,
        [list],
      );
    }
    return 'functions and words';
  },
};

const people: Filler = {
  name: 'people',
  async run(client, sizes) {
    await client.query(
      `create table bench.people as
      select n::int, bench.id(at, 'user', n) as id, at, n % 2 = 0 as alumnus from (
        select n, timestamptz '2021-01-01' + bench.r(n, 1) * interval '5 years' as at from generate_series(0, $1::int - 1) n) t`,
      [sizes.people],
    );
    await client.query(
      'create unique index on bench.people (n); create unique index on bench.people (id); analyze bench.people',
    );
    const counted = await count(
      client,
      `insert into users (id, email, email_proven_at, full_name, role, roles, is_verified, is_profile_complete, degree_type, stream, year_of_graduation, college, created_at)
      select id, 'person' || n || '@bench.example', at,
             (${words(firstNames)})[1 + floor(bench.r(n, 2) * ${firstNames.length})::int] || ' ' || (${words(lastNames)})[1 + floor(bench.r(n, 3) * ${lastNames.length})::int],
             case when alumnus then 'alumni' else 'mentee' end, array[case when alumnus then 'alumni' else 'mentee' end], true, true, 'B.Tech',
             (array['CSE','ECE','EEE','MECHANICAL','CIVIL','CHEMICAL'])[1 + floor(bench.r(n, 4) * 6)::int],
             case when alumnus then 2010 + floor(bench.r(n, 5) * 16)::int else 2026 + floor(bench.r(n, 5) * 4)::int end, $1, at
        from bench.people order by n`,
      [college],
    );
    await client.query(
      `insert into sessions (id, user_id, user_agent, created_at, expires_at) select id, id, 'bench', at, '2100-01-01' from bench.people where n < $1`,
      [sessionsOf(sizes)],
    );
    await client.query(
      `update profiles set bio = 'Graduated and glad to help with interviews.', interests = array['interviews', 'projects'] from bench.people where user_id = id and n % 3 = 0`,
    );
    return counted;
  },
};

const careers: Filler = {
  name: 'careers',
  async run(client, sizes) {
    await withoutTriggers(client);
    return count(
      client,
      `insert into career_experiences (id, user_id, type, experience_type, checkbox_name, company_name, role, from_year, to_year, from_month, to_month, is_currently_working)
      select bench.id(p.at, 'career', s), p.id, case when s % 2 = 0 then 'internship' else 'work' end, case when s % 2 = 0 then 'intern' else 'fulltime' end,
             case when s % 2 = 0 then 'intern1' else 'work1' end, c.name, r.name, 2018, 2018 + (s % 4)::int, 6, 8, false
        from generate_series(0, $1::bigint - 1) s
        join bench.people p on p.n = s / 2 * 2 % $1
        join bench.companies c on c.i = ${longTail(companies.length, 'bench.r(s, 11)')}
        join bench.roles r on r.i = ${longTail(roles.length, 'bench.r(s, 12)')}
      on conflict do nothing`,
      [sizes.people],
    );
  },
};

const posts: Filler = {
  name: 'posts',
  async run(client, sizes) {
    const alumni = Math.max(1, Math.floor(sizes.people / 2));
    await client.query(
      `create table bench.drafts as
      select s, (s % ${alumni}) * 2 as author, ${longTail(companies.length, 'bench.r(s, 21)')} as company, ${longTail(roles.length, 'bench.r(s, 22)')} as role
        from generate_series(0, ($1::bigint * 1.1)::bigint + 50) s`,
      [sizes.posts],
    );
    // One post of an author on a company and role: the first of equal ones stays, and so many are
    // left over.
    await client.query(
      `create table bench.posts as
      select (row_number() over (order by s) - 1)::int as n, author, company, role, at, bench.id(at, 'post', s) as id
        from (select min(s) as s, author, company, role from bench.drafts group by author, company, role) t
        cross join lateral (select timestamptz '2023-01-01' + bench.r(s, 23) * interval '3 years' as at) a order by s limit $1`,
      [sizes.posts],
    );
    await client.query('create unique index on bench.posts (n); analyze bench.posts');
    await withoutTriggers(client);
    return count(
      client,
      `insert into posts (id, user_id, college, company_name, role, post_type, experience_type, interview_year, one_liner, eligible_branches, cgpa_required, campus_type,
        number_of_rounds, offer_status, package, mode, level, location, final_placement_count, at_company, hashtags, created_at, last_active_at)
      select d.id, p.id, $1, c.name, r.name, 'crisp', (array['intern','fulltime'])[1 + d.n % 2], 2023 + d.n % 3,
             (${words(sentences)})[1 + floor(bench.r(d.n, 31) * ${sentences.length})::int] || ' ' || (${words(sentences)})[1 + floor(bench.r(d.n, 32) * ${sentences.length})::int],
             array['CSE','ECE','EEE'], 6 + (d.n % 30) / 10.0, (array['onCampus','offCampus'])[1 + d.n % 2], 1 + d.n % 5, (array['accepted','rejected','pending'])[1 + d.n % 3],
             (5 + d.n % 40)::text, (array['online','offline','hybrid'])[1 + d.n % 3], (array['easy','medium','hard'])[1 + d.n % 3], (array['Bengaluru','Hyderabad','Pune','Chennai'])[1 + d.n % 4],
             d.n % 20, d.n % 5 = 0,
             array(select distinct t.name from generate_series(1, 1 + d.n % 3) k join bench.tags t on t.i = ${longTail(hashtags.length, 'bench.r(d.n * 4 + k, 33)')} order by 1), d.at, d.at
        from bench.posts d join bench.people p on p.n = d.author join bench.companies c on c.i = d.company join bench.roles r on r.i = d.role order by d.at`,
      [college],
    );
  },
};

const terms: Filler = {
  name: 'search terms',
  run: (client) =>
    count(
      client,
      `insert into search_terms (kind, norm)
      select 'company', company_norm from posts union select 'company', company_norm from career_experiences
      union select 'role', role_norm from posts union select 'role', role_norm from career_experiences
      union select 'location', location_norm from posts where location_norm is not null
      union select 'hashtag', unnest(tags_norm) from posts
      on conflict do nothing`,
    ),
};

/** Marks of one kind: pairs of a post, by its popularity, and a person. */
const marks = (
  name: string,
  table: string,
  seed: number,
  size: (sizes: Sizes) => number,
  first: string,
): Filler => ({
  name,
  async run(client, sizes) {
    const posts = `(select count(*) from bench.posts)`;
    await withoutTriggers(client);
    return count(
      client,
      `insert into ${table} (post_id, user_id)
      select d.id, p.id from (
        select post, person from (
          ${first}
          select s, ${softTail(posts, `bench.r(s, ${seed})`)} as post, floor(bench.r(s, ${seed + 1}) * $2::int)::int as person from generate_series(0, ($1::bigint * 1.25)::bigint) s) t
         group by post, person order by min(s) limit $1) pairs
        join bench.posts d on d.n = post join bench.people p on p.n = person order by d.id, p.id`,
      [size(sizes), sizes.people],
    );
  },
});

const asked: Filler = {
  name: 'questions',
  async run(client, sizes) {
    await withoutTriggers(client);
    await client.query(
      `create table bench.questions as
      select s as n, d.id as post_id, a.at, bench.id(a.at, 'question', s) as id, floor(bench.r(s, 41) * $2::int)::int as asker
        from generate_series(0, $1::bigint - 1) s
        join bench.posts d on d.n = ${softTail('(select count(*) from bench.posts)', 'bench.r(s, 42)')}
        cross join lateral (select d.at + bench.r(s, 43) * (timestamptz '2026-06-01' - d.at) as at) a`,
      [sizes.questions, sizes.people],
    );
    await client.query('create unique index on bench.questions (n); analyze bench.questions');
    return count(
      client,
      `insert into questions (id, post_id, user_id, content, key, created_at)
      select q.id, q.post_id, p.id, (${words(questions)})[1 + (q.n % ${questions.length})::int], 'bench-' || q.n, q.at from bench.questions q join bench.people p on p.n = q.asker order by q.at`,
    );
  },
};

const answered: Filler = {
  name: 'answers',
  async run(client, sizes) {
    await withoutTriggers(client);
    return count(
      client,
      `insert into answers (id, question_id, user_id, content, key, created_at)
      select bench.id(a.at, 'answer', s), q.id, p.id, (${words(answers)})[1 + (s % ${answers.length})::int], 'bench-' || s, a.at
        from generate_series(0, $1::bigint - 1) s
        join bench.questions q on q.n = floor(bench.r(s, 51) * $2::int)::bigint
        join bench.people p on p.n = floor(bench.r(s, 52) * $3::int)::int
        cross join lateral (select q.at + bench.r(s, 53) * (timestamptz '2026-07-01' - q.at) as at) a order by a.at`,
      [sizes.answers, sizes.questions, sizes.people],
    );
  },
};

/** Counters and last activities, agreeing with the rows they count. */
const counters: Filler = {
  name: 'counters',
  async run(client) {
    await withoutTriggers(client);
    await client.query(
      `update questions set answers_count = n from (select question_id, count(*) as n from answers group by 1) a where a.question_id = questions.id`,
    );
    const counted = await count(
      client,
      `update posts set useful = coalesce(l.n, 0), views = coalesce(v.n, 0), comments_count = coalesce(q.n, 0), last_active_at = greatest(posts.created_at, q.at, q.answered)
        from posts p
        left join (select post_id, count(*) as n from post_likes group by 1) l on l.post_id = p.id
        left join (select post_id, count(*) as n from post_views group by 1) v on v.post_id = p.id
        left join (select q.post_id, count(distinct q.id) as n, max(q.created_at) as at, max(a.created_at) as answered from questions q left join answers a on a.question_id = q.id group by 1) q on q.post_id = p.id
       where p.id = posts.id`,
    );
    await client.query(`update profiles set helpful = p.useful, last_active_at = greatest(profiles.last_active_at, p.at)
        from (select user_id, sum(useful)::int as useful, max(last_active_at) as at from posts group by 1) p where p.user_id = profiles.user_id`);
    return counted;
  },
};

export const fillers: Filler[] = [
  tools,
  people,
  careers,
  posts,
  terms,
  asked,
  answered,
  marks('likes', 'post_likes', 61, (sizes) => sizes.likes, ''),
  // Whoever likes a post has opened it.
  marks(
    'views',
    'post_views',
    71,
    (sizes) => sizes.views,
    'select -1 as s, d.n as post, p.n as person from post_likes l join bench.posts d on d.id = l.post_id join bench.people p on p.id = l.user_id union all',
  ),
  counters,
  namedCompanies,
  facets,
  openings,
  conversations,
];
