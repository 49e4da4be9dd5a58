import { type App, change } from '../../core/context.ts';
import type { Json } from '../client.ts';

export const rowsIn = <Row = Json>({ app }: { app: App }, text: string): Promise<Row[]> =>
  change(app, (work) => work.sql<Row>(text));
export const oneIn = async (app: { app: App }, text: string): Promise<Json> =>
  (await rowsIn(app, text))[0];

/** Everything in the tables of the college, ids by their half that does not tell the time. */
export const everything = (app: { app: App }): Promise<Json> =>
  oneIn(
    app,
    `select (select json_agg(row(right(id::text, 22), email, full_name, role, degree_type, stream, specialisation, year_of_graduation, is_verified, picture_id is null) order by email) from users) as people,
    (select json_agg(row(right(id::text, 22), company_name, role, one_liner, useful, views, shares, comments_count) order by company_name, role, one_liner) from posts) as posts,
    (select json_agg(row(right(id::text, 22), content, upvotes, downvotes) order by content) from questions) as questions,
    (select json_agg(row(right(id::text, 22), content, upvotes, downvotes) order by content) from answers) as answers,
    (select json_agg(row(right(id::text, 22), company_name, form) order by company_name) from post_drafts) as drafts,
    (select json_agg(row(right(f.id::text, 22), f.name, f.size, kind, position) order by f.name, f.size, right(f.id::text, 22)) from post_files join files f on f.id = file_id) as files,
    (select json_agg(row(right(id::text, 22)) order by right(id::text, 22)) from bookmarks) as bookmarks,
    (select json_agg(row(right(id::text, 22), title, place, picture_id is null) order by right(id::text, 22)) from vision_items) as visions,
    (select json_agg(row(right(id::text, 22), status) order by right(id::text, 22)) from connections) as connections,
    (select json_agg(row(right(id::text, 22), title, skills) order by title) from legacy_projects) as projects,
    (select json_agg(row(right(id::text, 22), text, upvotes) order by text) from gratitudes) as thanks,
    (select json_agg(row(right(id::text, 22), message, accepted_at is null) order by message) from endorsements) as endorsements`,
  );

/** What is counted otherwise than it is there. */
export const miscounted = (app: { app: App }): Promise<Json[]> =>
  rowsIn(
    app,
    `
    select 'likes' from posts p where useful <> (select count(*) from post_likes where post_id = p.id)
    union all select 'views' from posts p where views <> (select count(*) from post_views where post_id = p.id)
    union all select 'shares' from posts p where shares <> (select count(*) from post_shares where post_id = p.id)
    union all select 'questions' from posts p where comments_count <> (select count(*) from questions where post_id = p.id and removed_at is null)
    union all select 'answers' from questions q where answers_count <> (select count(*) from answers where question_id = q.id and removed_at is null)
    union all select 'votes' from questions q where (upvotes, downvotes) <> (select count(*) filter (where sign = 1), count(*) filter (where sign = -1) from question_votes where question_id = q.id)
    union all select 'votes of answers' from answers a where (upvotes, downvotes) <> (select count(*) filter (where sign = 1), count(*) filter (where sign = -1) from answer_votes where answer_id = a.id)
    union all select 'upvotes' from gratitudes g where upvotes <> (select count(*) from gratitude_upvotes where gratitude_id = g.id)
    union all select 'own upvote' from gratitude_upvotes v join gratitudes g on g.id = v.gratitude_id where g.user_id = v.user_id
    union all select 'own vote' from question_votes v join questions q on q.id = v.question_id where q.user_id = v.user_id
    union all select 'own vote on an answer' from answer_votes v join answers a on a.id = v.answer_id where a.user_id = v.user_id
    union all select 'helpful' from profiles pr where helpful <> (select coalesce(sum(useful), 0) from posts where user_id = pr.user_id)
    union all select 'profile views' from profiles pr where views <> (select count(*) from profile_views where profile_id = pr.user_id)
    union all select 'own profile view' from profile_views where profile_id = user_id
    union all select 'a like without a view' from post_likes l where not exists (select from post_views v where v.post_id = l.post_id and v.user_id = l.user_id)
    union all select 'own like' from post_likes join posts p on p.id = post_id where p.user_id = post_likes.user_id
    union all select 'activity' from posts p where last_active_at <> greatest(p.created_at, (select max(created_at) from questions where post_id = p.id),
      (select max(a.created_at) from answers a join questions q on q.id = a.question_id where q.post_id = p.id))`,
  );

/** What happens before that which it needs, or by somebody who may not. */
export const outOfOrder = (app: { app: App }): Promise<Json[]> =>
  rowsIn(
    app,
    `
    select 'a post before its author' from posts p join users u on u.id = p.user_id where p.created_at < u.created_at
    union all select 'thanks before both were there' from gratitudes g join users u on u.id in (g.user_id, g.profile_id) where g.created_at < u.created_at
    union all select 'an endorsement before both were there' from endorsements e join users u on u.id in (e.mentee_id, e.alumni_id) where e.created_at < u.created_at
    union all select 'a question before its asker' from questions q join users u on u.id = q.user_id where q.created_at < u.created_at
    union all select 'a question before its post' from questions q join posts p on p.id = q.post_id where q.created_at < p.created_at
    union all select 'an answer before its question' from answers a join questions q on q.id = a.question_id where a.created_at <= q.created_at
    union all select 'an answer before its author' from answers a join users u on u.id = a.user_id where a.created_at < u.created_at
    union all select 'the future' from (select created_at from users union all select created_at from posts union all select created_at from answers) all_of where created_at > now()
    union all select 'by one who may not' from (select user_id from questions union select user_id from answers union select user_id from post_views) w join users u on u.id = w.user_id
      where u.role <> 'alumni' and not u.is_verified
    union all select 'a share out of its time' from post_shares s join posts p on p.id = s.post_id where s.day < p.created_at::date or s.day > now()::date
    union all select 'a bookmark out of its time' from bookmarks b left join posts p on p.id = b.post_id join users u on u.id = b.user_id
      where b.created_at < greatest(p.created_at, u.created_at) or b.created_at > now()
    union all select 'a bookmark by one who may not' from bookmarks b join users u on u.id = b.user_id where u.role <> 'alumni' and not u.is_verified
    union all select 'a paper of another' from post_files pf join files f on f.id = pf.file_id left join posts p on p.id = pf.post_id left join post_drafts d on d.id = pf.draft_id
      where f.purpose <> 'post' or f.owner_id is distinct from coalesce(p.user_id, d.user_id)
    union all select 'a draft beside the career' from post_drafts d where not exists (select from career_experiences e where e.user_id = d.user_id and e.company_norm = d.company_norm and e.experience_type = d.experience_type)
    union all select 'a draft of what is published' from post_drafts d join posts p on p.user_id = d.user_id and p.company_norm = d.company_norm and p.experience_type = d.experience_type
    union all select 'an id that does not sort by time' from (select id, lag(id) over (order by created_at, id) as before from posts) s where s.id < s.before
    union all select 'a post beside the career' from posts p where p.offer_status = 'accepted' and not exists (select from career_experiences e where e.user_id = p.user_id
      and e.company_norm = p.company_norm and e.experience_type = p.experience_type and p.interview_year between e.from_year - 1 and e.from_year)`,
  );
