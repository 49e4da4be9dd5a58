import { basename } from 'node:path';
import { change } from '../../core/context.ts';
import type { TestApp } from '../app.ts';
import type { Json } from '../client.ts';
import { storedObjects } from '../files.ts';

/** What counts rows beside it, and does not count them right. */
const wrongCounts = `
  select 'posts.useful ' || post.id as wrong from posts post where useful <> (select count(*) from post_likes where post_id = post.id)
  union all select 'posts.views ' || post.id from posts post where views <> (select count(*) from post_views where post_id = post.id)
  union all select 'posts.shares ' || post.id from posts post where shares <> (select count(*) from post_shares where post_id = post.id)
  union all select 'posts.comments ' || post.id from posts post where comments_count <> (select count(*) from questions where post_id = post.id and removed_at is null)
  union all select 'questions.answers ' || question.id from questions question where answers_count <> (select count(*) from answers where question_id = question.id and removed_at is null)
  union all select 'questions.votes ' || question.id from questions question where upvotes - downvotes <> (select coalesce(sum(sign), 0) from question_votes where question_id = question.id) or upvotes <> (select count(*) from question_votes where question_id = question.id and sign = 1)
  union all select 'answers.votes ' || answer.id from answers answer where upvotes - downvotes <> (select coalesce(sum(sign), 0) from answer_votes where answer_id = answer.id) or upvotes <> (select count(*) from answer_votes where answer_id = answer.id and sign = 1)
  union all select 'gratitudes.upvotes ' || gratitude.id from gratitudes gratitude where upvotes <> (select count(*) from gratitude_upvotes where gratitude_id = gratitude.id)
  union all select 'profiles.views ' || profile.user_id from profiles profile where views <> (select count(*) from profile_views where profile_id = profile.user_id)
  union all select 'profiles.helpful ' || profile.user_id from profiles profile where helpful <> (select coalesce(sum(useful), 0) from posts where user_id = profile.user_id and removed_at is null)
  union all select 'notifications ' || notification.id from notifications notification where withdrawn_at is null and kind not like '%Milestone' and kind not in ('contentRemoved', 'contentRestored', 'reportDecided', 'appealDecided', 'personWarned', 'personMuted', 'factsCorrected') and not exists (select from notification_actors where notification_id = notification.id)
  union all select 'files ' || file.id from files file where not exists (select from users where id = file.owner_id) and not exists (select from default_banners where file_id = file.id) and not exists (select from conversations where picture_id = file.id)
  union all select 'jobs.likes ' || opening.id from job_openings opening where likes <> (select count(*) from job_marks where job_id = opening.id and kind = 'like')
  union all select 'jobs.views ' || opening.id from job_openings opening where views <> (select count(*) from job_marks where job_id = opening.id and kind = 'view')
  union all select 'jobs.applications ' || opening.id from job_openings opening where applications <> (select count(*) from job_marks where job_id = opening.id and kind = 'application')
  union all select 'conversations.numbers ' || conversation.id from conversations conversation where last_number < (select coalesce(max(number), 0) from messages where conversation_id = conversation.id)
  union all select 'conversations.empty ' || conversation.id from conversations conversation where not exists (select from conversation_participants where conversation_id = conversation.id and left_at is null)
  union all select 'conversations.admin ' || conversation.id from conversations conversation where type = 'group' and not exists (select from conversation_participants where conversation_id = conversation.id and left_at is null and role = 'admin')
  union all select 'conversations.pair ' || conversation.id from conversations conversation where type = 'dm' and (pair_key like '%:%' or status = 'pending') and (select count(*) from conversation_participants where conversation_id = conversation.id) <> 2
  union all select 'messages.file ' || message.id from messages message where file_id is not null and not exists (select from files where id = message.file_id)`;

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
          `select '${name}' as name where exists (select from "${name}" as whole where whole::text like any ($1::text[]))`,
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
