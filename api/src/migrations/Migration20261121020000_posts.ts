import { Migration } from '@mikro-orm/migrations';

/** Posts, questions, profiles and careers; the words they are found by, and the functions that make them comparable. */
export class Migration20261121020000_posts extends Migration {
  override name = 'Migration20261121020000_posts';

  override up(): void | Promise<void> {
    // How search compares: lower case, no accents, single spaces, no leading #. Immutable, so that columns can be made of it.
    this.addSql(`create function search_norm(value text) returns text language sql immutable strict parallel safe
return lower(unaccent('unaccent'::regdictionary, regexp_replace(regexp_replace(btrim(value), '^#+', ''), '\\s+', ' ', 'g')));`);
    this.addSql(`create function search_norms(value text[]) returns text[] language sql immutable strict parallel safe
return (select coalesce(array_agg(distinct search_norm(one)), '{}') from unnest(value) one);`);
    // For LIKE: the wildcards of what was typed stand for themselves.
    this.addSql(`create function search_like(norm text) returns text language sql immutable strict parallel safe
return replace(replace(replace(norm, '\\', '\\\\'), '%', '\\%'), '_', '\\_');`);
    // The word, and the word with each letter left out: two words one letter apart (wrong, missing, added, swapped) share one of these.
    this.addSql(`create function search_typos(word text) returns text[] language sql immutable strict parallel safe
return (select array_agg(distinct key) from (
  select word as key
  union all select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i where length(word) between 3 and 40
) keys);`);
    // The keys of a term: of the whole, and of its words.
    this.addSql(`create function search_keys(norm text) returns text[] language sql immutable strict parallel safe
return (select coalesce(array_agg(distinct key), '{}') from (
  select unnest(search_typos(replace(norm, ' ', ''))) as key
  union all select unnest(search_typos(word)) from regexp_split_to_table(norm, ' ') word where length(word) >= 3
) keys);`);
    // The pattern that finds it within a word; one or two letters only find beginnings.
    this.addSql(`create function search_anywhere(said text) returns text language sql immutable strict parallel safe
return case when length(search_norm(said)) < 3 then '' else '%' end || search_like(search_norm(said)) || '%';`);

    // The known words that posts and careers are found by.
    this.addSql(
      `create table "search_terms" ("kind" text not null, "norm" text not null, "keys" text[] generated always as (search_keys(norm)) stored not null, primary key ("kind", "norm"));`,
    );
    this.addSql(`create index "search_terms_keys_index" on "search_terms" using gin ("keys");`);
    this.addSql(
      `create index "search_terms_norm_trigrams" on "search_terms" using gin ("norm" gin_trgm_ops);`,
    );
    this.addSql(
      `alter table "search_terms" add constraint "search_terms_kind_known" check (kind in ('company', 'role', 'hashtag'));`,
    );

    this.addSql(
      `create table "profiles" ("user_id" uuid not null, "name_norm" text not null default '', "name_keys" text[] generated always as (search_keys(name_norm)) stored not null, "is_listed" boolean not null default false, "bio" text null, "location" text null, "interests" text[] not null default '{}', "alumni_topics" text[] not null default '{}', "banner_id" uuid null, "contact" text null, "visibility" text not null default 'college', "views" int not null default 0, "helpful" int not null default 0, "last_active_at" timestamptz(3) not null default now(), primary key ("user_id"));`,
    );
    this.addSql(`create index "profiles_name_keys" on "profiles" using gin ("name_keys");`);
    this.addSql(
      `create index "profiles_name_trigrams" on "profiles" using gin ("name_norm" gin_trgm_ops);`,
    );
    this.addSql(`create index "profiles_most_helpful" on "profiles" ("helpful", "user_id");`);
    this.addSql(`create index "profiles_most_viewed" on "profiles" ("views", "user_id");`);
    this.addSql(
      `create index "profiles_recently_active" on "profiles" ("last_active_at", "user_id");`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_banner_id_foreign" foreign key ("banner_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_counters_positive" check (views >= 0 and helpful >= 0);`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_visibility_known" check (visibility in ('public', 'college', 'connections'));`,
    );

    // A profile beside each account, those that are there already included.
    this.addSql(`create or replace function "users_keep_profile_fn"() returns trigger as $$ begin insert into profiles (user_id, name_norm, is_listed, last_active_at)
    values (new.id, search_norm(new.full_name), new.is_profile_complete and not new.is_banned, new.created_at)
    on conflict (user_id) do update set name_norm = excluded.name_norm, is_listed = excluded.is_listed
    where (profiles.name_norm, profiles.is_listed) is distinct from (excluded.name_norm, excluded.is_listed);     return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "keep_profile" AFTER INSERT OR UPDATE on "users" for each ROW execute function "users_keep_profile_fn"();`,
    );
    this.addSql(
      `insert into "profiles" ("user_id", "name_norm", "is_listed", "last_active_at") select id, search_norm(full_name), is_profile_complete and not is_banned, created_at from users;`,
    );

    this.addSql(
      `create table "career_experiences" ("id" uuid not null, "user_id" uuid not null, "type" text not null, "experience_type" text not null, "checkbox_name" text not null, "company_name" text not null, "company_norm" text generated always as (search_norm(company_name)) stored not null, "company_logo" text null, "role" text not null, "role_norm" text generated always as (search_norm(role)) stored not null, "website_url" text null, "from_year" int not null, "from_month" int null, "to_year" int null, "to_month" int null, "is_currently_working" boolean not null default false, primary key ("id"));`,
    );
    this.addSql(
      `create index "career_experiences_role" on "career_experiences" ("role_norm", "user_id");`,
    );
    this.addSql(
      `create index "career_experiences_company" on "career_experiences" ("company_norm", "user_id");`,
    );
    this.addSql(
      `alter table "career_experiences" add constraint "career_experiences_checkbox_unique" unique ("user_id", "checkbox_name");`,
    );
    this.addSql(
      `alter table "career_experiences" add constraint "career_experiences_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "career_experiences" add constraint "career_experiences_end" check (is_currently_working or to_year is not null);`,
    );
    this.addSql(
      `alter table "career_experiences" add constraint "career_experiences_months" check (from_month >= 1 and from_month <= 12 and to_month >= 1 and to_month <= 12);`,
    );
    this.addSql(
      `alter table "career_experiences" add constraint "career_experiences_years" check (from_year >= 1900 and from_year <= 2200 and to_year >= from_year and to_year <= 2200);`,
    );
    this.addSql(
      `alter table "career_experiences" add constraint "career_experiences_type_known" check (type in ('internship', 'work') and experience_type in ('intern', 'fulltime'));`,
    );
    this.addSql(`create or replace function "career_experiences_learn_terms_fn"() returns trigger as $$ begin insert into search_terms (kind, norm)
    select kind, norm from (values ('company', new.company_norm), ('role', new.role_norm)) said (kind, norm)
    where not exists (select from search_terms known where known.kind = said.kind and known.norm = said.norm)
    on conflict do nothing;
    return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "learn_terms" AFTER INSERT OR UPDATE on "career_experiences" for each ROW execute function "career_experiences_learn_terms_fn"();`,
    );

    this.addSql(
      `create table "posts" ("id" uuid not null, "user_id" uuid not null, "college" text not null, "company_name" text not null, "company_norm" text generated always as (search_norm(company_name)) stored not null, "role" text not null, "role_norm" text generated always as (search_norm(role)) stored not null, "logo" text null, "post_type" text not null, "experience_type" text not null, "interview_year" int not null, "one_liner" text not null, "eligible_branches" text[] not null, "cgpa_required" double precision not null, "campus_type" text not null, "number_of_rounds" int not null, "offer_status" text not null, "package" text null, "mode" text not null, "level" text not null, "location" text null, "final_placement_count" int not null, "at_company" boolean not null, "hashtags" text[] not null, "tags_norm" text[] generated always as (search_norms(hashtags)) stored not null, "useful" int not null default 0, "views" int not null default 0, "shares" int not null default 0, "comments_count" int not null default 0, "created_at" timestamptz(3) not null default now(), "edited_at" timestamptz(3) null, "last_active_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "posts_tags" on "posts" using gin ("tags_norm");`);
    this.addSql(`create index "posts_of_role" on "posts" ("role_norm", "last_active_at", "id");`);
    this.addSql(
      `create index "posts_of_company" on "posts" ("company_norm", "last_active_at", "id");`,
    );
    this.addSql(`create index "posts_of_author" on "posts" ("user_id", "id");`);
    this.addSql(`create index "posts_most_helpful" on "posts" ("useful", "id");`);
    this.addSql(`create index "posts_most_viewed" on "posts" ("views", "id");`);
    this.addSql(`create index "posts_recently_active" on "posts" ("last_active_at", "id");`);
    this.addSql(
      `alter table "posts" add constraint "posts_author_company_role" unique ("user_id", "company_norm", "role_norm");`,
    );
    this.addSql(
      `alter table "posts" add constraint "posts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "posts" add constraint "posts_counters_positive" check (useful >= 0 and views >= 0 and shares >= 0 and comments_count >= 0);`,
    );
    this.addSql(
      `alter table "posts" add constraint "posts_numbers" check (number_of_rounds >= 1 and final_placement_count >= 0 and interview_year >= 2000);`,
    );
    this.addSql(
      `alter table "posts" add constraint "posts_words_known" check (post_type in ('crisp', 'story') and experience_type in ('intern', 'fulltime') and campus_type in ('onCampus', 'offCampus') and offer_status in ('accepted', 'rejected', 'pending') and mode in ('online', 'offline', 'hybrid') and level in ('easy', 'medium', 'hard'));`,
    );
    this.addSql(`create or replace function "posts_learn_terms_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or (old.company_norm, old.role_norm, old.tags_norm) is distinct from (new.company_norm, new.role_norm, new.tags_norm) then
    insert into search_terms (kind, norm)
    select kind, norm from (select 'company' as kind, new.company_norm as norm union select 'role', new.role_norm union select 'hashtag', unnest(new.tags_norm)) said
    where not exists (select from search_terms known where known.kind = said.kind and known.norm = said.norm) order by kind, norm
    on conflict do nothing;
  end if;
  return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "learn_terms" AFTER INSERT OR UPDATE on "posts" for each ROW execute function "posts_learn_terms_fn"();`,
    );

    this.addSql(
      `create table "post_likes" ("post_id" uuid not null, "user_id" uuid not null, primary key ("post_id", "user_id"));`,
    );
    this.addSql(`create index "post_likes_user_id_index" on "post_likes" ("user_id");`);
    this.addSql(
      `alter table "post_likes" add constraint "post_likes_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "post_likes" add constraint "post_likes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `create table "post_views" ("post_id" uuid not null, "user_id" uuid not null, primary key ("post_id", "user_id"));`,
    );
    this.addSql(`create index "post_views_user_id_index" on "post_views" ("user_id");`);
    this.addSql(
      `alter table "post_views" add constraint "post_views_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "post_views" add constraint "post_views_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `create table "questions" ("id" uuid not null, "post_id" uuid not null, "user_id" uuid not null, "content" text not null, "key" text null, "upvotes" int not null default 0, "downvotes" int not null default 0, "score" int generated always as (upvotes - downvotes) stored not null, "answers_count" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "questions_most_relevant" on "questions" ("post_id", "score", "id");`,
    );
    this.addSql(`create index "questions_most_recent" on "questions" ("post_id", "id");`);
    this.addSql(
      `alter table "questions" add constraint "questions_key_unique" unique ("user_id", "key");`,
    );
    this.addSql(
      `alter table "questions" add constraint "questions_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "questions" add constraint "questions_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "questions" add constraint "questions_counters_positive" check (upvotes >= 0 and downvotes >= 0 and answers_count >= 0);`,
    );

    this.addSql(
      `create table "answers" ("id" uuid not null, "question_id" uuid not null, "user_id" uuid not null, "content" text not null, "key" text null, "upvotes" int not null default 0, "downvotes" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "answers_of_question" on "answers" ("question_id", "id");`);
    this.addSql(
      `alter table "answers" add constraint "answers_key_unique" unique ("user_id", "key");`,
    );
    this.addSql(
      `alter table "answers" add constraint "answers_question_id_foreign" foreign key ("question_id") references "questions" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "answers" add constraint "answers_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "answers" add constraint "answers_counters_positive" check (upvotes >= 0 and downvotes >= 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop trigger keep_profile on users;');
    this.addSql('drop function users_keep_profile_fn;');
    this.addSql(
      'drop table answers, questions, post_views, post_likes, posts, career_experiences, profiles, search_terms;',
    );
    this.addSql('drop function posts_learn_terms_fn, career_experiences_learn_terms_fn;');
    this.addSql(
      'drop function search_anywhere, search_keys, search_typos, search_like, search_norms, search_norm;',
    );
  }
}
