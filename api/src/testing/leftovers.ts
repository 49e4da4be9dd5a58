import { basename } from 'node:path';
import { change } from '../core/context.ts';
import type { TestApp } from './app.ts';
import type { Json } from './client.ts';
import { storedObjects } from './files.ts';

/** What counts rows beside it, and does not count them right. */
const wrongCounts = `
  select 'posts.useful ' || p.id as wrong from posts p where useful <> (select count(*) from post_likes where post_id = p.id)
  union all select 'posts.views ' || p.id from posts p where views <> (select count(*) from post_views where post_id = p.id)
  union all select 'posts.shares ' || p.id from posts p where shares <> (select count(*) from post_shares where post_id = p.id)
  union all select 'posts.comments ' || p.id from posts p where comments_count <> (select count(*) from questions where post_id = p.id and removed_at is null)
  union all select 'questions.answers ' || q.id from questions q where answers_count <> (select count(*) from answers where question_id = q.id and removed_at is null)
  union all select 'questions.votes ' || q.id from questions q where upvotes - downvotes <> (select coalesce(sum(sign), 0) from question_votes where question_id = q.id) or upvotes <> (select count(*) from question_votes where question_id = q.id and sign = 1)
  union all select 'answers.votes ' || a.id from answers a where upvotes - downvotes <> (select coalesce(sum(sign), 0) from answer_votes where answer_id = a.id) or upvotes <> (select count(*) from answer_votes where answer_id = a.id and sign = 1)
  union all select 'gratitudes.upvotes ' || g.id from gratitudes g where upvotes <> (select count(*) from gratitude_upvotes where gratitude_id = g.id)
  union all select 'profiles.views ' || p.user_id from profiles p where views <> (select count(*) from profile_views where profile_id = p.user_id)
  union all select 'profiles.helpful ' || p.user_id from profiles p where helpful <> (select coalesce(sum(useful), 0) from posts where user_id = p.user_id and removed_at is null)
  union all select 'notifications ' || n.id from notifications n where withdrawn_at is null and kind not like '%Milestone' and kind not in ('contentRemoved', 'contentRestored', 'reportDecided', 'appealDecided', 'personWarned', 'personMuted', 'factsCorrected') and not exists (select from notification_actors where notification_id = n.id)
  union all select 'files ' || f.id from files f where not exists (select from users where id = f.owner_id) and not exists (select from default_banners where file_id = f.id) and not exists (select from conversations where picture_id = f.id)
  union all select 'jobs.likes ' || j.id from job_openings j where likes <> (select count(*) from job_marks where job_id = j.id and kind = 'like')
  union all select 'jobs.views ' || j.id from job_openings j where views <> (select count(*) from job_marks where job_id = j.id and kind = 'view')
  union all select 'jobs.applications ' || j.id from job_openings j where applications <> (select count(*) from job_marks where job_id = j.id and kind = 'application')
  union all select 'conversations.numbers ' || c.id from conversations c where last_number < (select coalesce(max(number), 0) from messages where conversation_id = c.id)
  union all select 'conversations.empty ' || c.id from conversations c where not exists (select from conversation_participants where conversation_id = c.id and left_at is null)
  union all select 'conversations.admin ' || c.id from conversations c where type = 'group' and not exists (select from conversation_participants where conversation_id = c.id and left_at is null and role = 'admin')
  union all select 'conversations.pair ' || c.id from conversations c where type = 'dm' and (pair_key like '%:%' or status = 'pending') and (select count(*) from conversation_participants where conversation_id = c.id) <> 2
  union all select 'messages.file ' || m.id from messages m where file_id is not null and not exists (select from files where id = m.file_id)`;

const rowsOf = <Row = Json>({ app }: TestApp, text: string, parameters: unknown[] = []) =>
  change(app, (work) => work.sql<Row>(text, parameters));

/** Where one of the words still stands, in any column of any table. */
export async function tablesWith(app: TestApp, ...words: string[]): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    app,
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const found = await rowsOf<{ name: string }>(
    app,
    tables
      .map(
        ({ name }) =>
          `select '${name}' as name where exists (select from "${name}" r where r::text like any ($1::text[]))`,
      )
      .join(' union all '),
    [words.map((word) => `%${word}%`)],
  );
  return found.map(({ name }) => name);
}

/** Files without a row that no job is about to delete, and rows without a file. */
export async function strayFiles(app: TestApp): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(app, 'select id from files');
  const jobs = await rowsOf<{ ids: string[] }>(
    app,
    "select data->'ids' as ids from pgboss.job where name = 'files.remove-bytes' and state <> 'completed'",
  );
  const known = new Set(rows.map(({ id }) => id));
  const waiting = new Set(jobs.flatMap(({ ids }) => ids));
  const stored = new Set(storedObjects(app).map((path) => basename(path)));
  return [
    ...[...stored].filter((key) => !waiting.has(key) && !known.has(key.split('.')[0] ?? '')),
    ...[...known].filter((id) => !stored.has(id)),
  ];
}

/** What counts, names or owns something that is not there. */
export const wrongRows = async (app: TestApp): Promise<string[]> =>
  (await rowsOf<{ wrong: string }>(app, wrongCounts)).map(({ wrong }) => wrong);

/**
 * What people who are gone left behind: tables that name them or their address, and what is wrong
 * without them.
 */
export const leftoversOf = async (
  app: TestApp,
  ...gone: readonly { id: string; email: string }[]
): Promise<string[]> => [
  // The audit log outlives people: by an id alone.
  ...(await tablesWith(app, ...gone.flatMap(({ id, email }) => [id, email]))).filter(
    (table) => table !== 'audit_log',
  ),
  ...(await wrongRows(app)),
];
