import { Migration } from '@mikro-orm/migrations';

export class Migration20261127005456_post_facets extends Migration {
  override name = 'Migration20261127005456_post_facets';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "post_facets" ("post_id" uuid not null, "interview_year" int not null, "tokens" text[] not null, primary key ("post_id"));`,
    );
    this.addSql(
      `create index "post_facets_tokens" on "post_facets" using gin ("tokens") with (fastupdate = off);`,
    );
    this.addSql(
      `create index "post_facets_by_year" on "post_facets" ("interview_year", "post_id");`,
    );

    // By what a post is found where a list is narrowed down: nothing, where nobody reads it. Words in
    // front of the values keep a role from being taken for a company.
    this.addSql(String.raw`create function note_post_facets(post_ids uuid[]) returns void language sql as $$
  insert into post_facets (post_id, interview_year, tokens)
  select post.id, post.interview_year,
         case when post.removed_at is null and not author.is_banned then array_remove(array[
           'company:' || post.company_norm,
           'role:' || post.role_norm,
           'year:' || post.interview_year,
           'branch:' || coalesce(author.stream, author.specialisation),
           'campus:' || post.campus_type,
           'offer:' || post.offer_status,
           case when post.is_level_told then 'level:' || post.level end,
           'type:' || post.experience_type,
           'template:' || post.post_type,
           case when exists (
             select from questions question join answers answer on answer.question_id = question.id
              where question.post_id = post.id and answer.user_id = post.user_id
                and question.removed_at is null and answer.removed_at is null
           ) then 'answered:true' end
         ], null) else '{}' end
    from posts post join users author on author.id = post.user_id
   where post.id = any(post_ids)
  on conflict (post_id) do update set interview_year = excluded.interview_year, tokens = excluded.tokens
   where (post_facets.interview_year, post_facets.tokens) is distinct from (excluded.interview_year, excluded.tokens)
$$;`);

    this.addSql(`create or replace function "users_note_facets_fn"() returns trigger as $$ begin if (old.stream, old.specialisation, old.is_banned) is distinct from (new.stream, new.specialisation, new.is_banned) then
    perform note_post_facets(array(select id from posts where user_id = new.id));   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_facets" AFTER UPDATE on "users" for each ROW execute function "users_note_facets_fn"();`,
    );

    this.addSql(`create or replace function "posts_note_facets_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or (old.company_norm, old.role_norm, old.interview_year, old.campus_type, old.offer_status, old.level, old.is_level_told, old.experience_type, old.post_type, old.removed_at) is distinct from (new.company_norm, new.role_norm, new.interview_year, new.campus_type, new.offer_status, new.level, new.is_level_told, new.experience_type, new.post_type, new.removed_at) then
    perform note_post_facets(array[new.id]);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_facets" AFTER INSERT OR UPDATE on "posts" for each ROW execute function "posts_note_facets_fn"();`,
    );

    this.addSql(`create or replace function "questions_note_facets_fn"() returns trigger as $$ begin if tg_op = 'DELETE' then
    perform note_post_facets(array[old.post_id]);   elsif old.removed_at is distinct from new.removed_at then
    perform note_post_facets(array[new.post_id]);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_facets" AFTER UPDATE OR DELETE on "questions" for each ROW execute function "questions_note_facets_fn"();`,
    );

    this.addSql(`create or replace function "answers_note_facets_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then
    if old.removed_at is not distinct from new.removed_at then return null; end if;   end if;   perform note_post_facets(array(select post.id from questions question join posts post on post.id = question.post_id where question.id = coalesce(new.question_id, old.question_id) and post.user_id = coalesce(new.user_id, old.user_id)));   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_facets" AFTER INSERT OR UPDATE OR DELETE on "answers" for each ROW execute function "answers_note_facets_fn"();`,
    );

    this.addSql(
      `alter table "post_facets" add constraint "post_facets_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete cascade;`,
    );
    this.addSql(`select note_post_facets(array(select id from posts));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "post_facets" cascade;`);

    this.addSql(`drop trigger if exists "note_facets" on "answers";`);
    this.addSql(`drop function if exists "answers_note_facets_fn"();`);

    this.addSql(`drop trigger if exists "note_facets" on "posts";`);
    this.addSql(`drop function if exists "posts_note_facets_fn"();`);

    this.addSql(`drop trigger if exists "note_facets" on "questions";`);
    this.addSql(`drop function if exists "questions_note_facets_fn"();`);

    this.addSql(`drop trigger if exists "note_facets" on "users";`);
    this.addSql(`drop function if exists "users_note_facets_fn"();`);
    this.addSql(`drop function note_post_facets;`);
  }
}
