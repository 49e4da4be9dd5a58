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
