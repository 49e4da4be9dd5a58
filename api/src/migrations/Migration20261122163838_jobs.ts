import { Migration } from '@mikro-orm/migrations';

/** Openings with their marks, saved searches and bookmarks. */
export class Migration20261122163838_jobs extends Migration {
  override name = 'Migration20261122163838_jobs';

  override up(): void | Promise<void> {
    // What a search looks through. `array_to_string` is stable for the sake of other types than text: of texts it is immutable.
    this.addSql(`create function job_search_text(company text, role text, skills text[], city text) returns text language sql immutable parallel safe
return search_norm(concat_ws(' ', company, role, array_to_string(skills, ', '), city));`);
    this.addSql(
      `create table "saved_job_searches" ("id" uuid not null, "user_id" uuid not null, "search" text null, "company" text null, "role" text null, "job_location" text null, "job_type" text null, "skill" text null, "experience" text null, "mails" text not null default 'weekly', "mailed_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "saved_job_searches_mails" on "saved_job_searches" ("mails", "id");`);
    this.addSql(
      `create index "saved_job_searches_of_person" on "saved_job_searches" ("user_id", "id");`,
    );

    this.addSql(
      `create table "job_openings" ("id" uuid not null, "user_id" uuid not null, "company_name" text not null, "role" text not null, "job_type" text not null, "duration" text null, "ctc" text null, "experience" text null, "job_location" text null, "specific_location" text null, "interview_location" text null, "specific_to" text not null default 'everyone', "skills_required" text[] not null, "job_description" text null, "application_link" text not null, "deadline" date null, "is_pinned" boolean not null default false, "created_at" timestamptz(3) not null default now(), "edited_at" timestamptz(3) null, "closed_at" timestamptz(3) null, "close_reason" text null, "college" text not null, "key" text null, "logo_link" text null, "logo_file_id" uuid null, "file_id" uuid null, "company_norm" text generated always as (search_norm(company_name)) stored not null, "role_norm" text generated always as (search_norm(role)) stored not null, "skills_norm" text generated always as (job_search_text(null, null, skills_required, null)) stored not null, "experience_norm" text generated always as (search_norm(coalesce(experience, ''))) stored not null, "found_by" text generated always as (job_search_text(company_name, role, skills_required, specific_location)) stored not null, "found_keys" text[] generated always as (search_keys(job_search_text(company_name, role, skills_required, specific_location))) stored not null, "is_current" boolean not null default true, "likes" int not null default 0, "views" int not null default 0, "applications" int not null default 0, "times_asked" smallint not null default 0, "asked_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "job_openings_found_keys" on "job_openings" using gin ("found_keys");`,
    );
    this.addSql(
      `create index "job_openings_found_trigrams" on "job_openings" using gin ("found_by" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "job_openings_skills_trigrams" on "job_openings" using gin ("skills_norm" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "job_openings_role_trigrams" on "job_openings" using gin ("role_norm" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "job_openings_company_trigrams" on "job_openings" using gin ("company_norm" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "job_openings_deadlines" on "job_openings" ("deadline") where is_current and deadline is not null;`,
    );
    this.addSql(`create index "job_openings_logo" on "job_openings" ("logo_file_id");`);
    this.addSql(`create index "job_openings_file" on "job_openings" ("file_id");`);
    this.addSql(
      `create index "job_openings_of_company" on "job_openings" ("company_norm", "role_norm", "id");`,
    );
    this.addSql(
      `create index "job_openings_most_useful" on "job_openings" ("is_current", "is_pinned", "likes", "id");`,
    );
    this.addSql(
      `create index "job_openings_most_viewed" on "job_openings" ("is_current", "is_pinned", "views", "id");`,
    );
    this.addSql(
      `create index "job_openings_recent" on "job_openings" ("is_current", "is_pinned", "id");`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_key_once" unique ("user_id", "key");`,
    );

    this.addSql(
      `create table "job_marks" ("job_id" uuid not null, "user_id" uuid not null, "kind" text not null, primary key ("job_id", "user_id", "kind"));`,
    );
    this.addSql(`create index "job_marks_user_id_index" on "job_marks" ("user_id");`);

    this.addSql(`alter table "bookmarks" drop constraint "bookmarks_one_target";`);
    this.addSql(`alter table "bookmarks" add "job_id" uuid null;`);
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_job_id_foreign" foreign key ("job_id") references "job_openings" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_job_once" unique ("job_id", "user_id");`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_one_target" check (num_nonnulls(post_id, profile_id, job_id) = 1);`,
    );

    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_some_filter" check (num_nonnulls(search, company, role, job_location, job_type, skill, experience) >= 1);`,
    );
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_words_known" check (mails in ('never', 'atOnce', 'daily', 'weekly') and job_type in ('fte', 'intern') and job_location in ('onCampus', 'remote', 'hybrid', 'wfh', 'other'));`,
    );

    this.addSql(
      `alter table "job_openings" add constraint "job_openings_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_logo_file_id_foreign" foreign key ("logo_file_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_closed_not_current" check (closed_at is null or not is_current);`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_closed_with_reason" check ((closed_at is null) = (close_reason is null));`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_counters_positive" check (likes >= 0 and views >= 0 and applications >= 0 and times_asked >= 0);`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_words_known" check (job_type in ('fte', 'intern') and job_location in ('onCampus', 'remote', 'hybrid', 'wfh', 'other') and interview_location in ('onCampus', 'online', 'other') and specific_to in ('everyone', 'women') and close_reason in ('filled', 'unanswered'));`,
    );

    this.addSql(
      `alter table "job_marks" add constraint "job_marks_job_id_foreign" foreign key ("job_id") references "job_openings" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "job_marks" add constraint "job_marks_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "job_marks" add constraint "job_marks_kind_known" check (kind in ('like', 'view', 'application'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job_marks" drop constraint "job_marks_job_id_foreign";`);
    this.addSql(`alter table "bookmarks" drop constraint "bookmarks_job_id_foreign";`);

    this.addSql(`drop table if exists "saved_job_searches" cascade;`);
    this.addSql(`drop table if exists "job_openings" cascade;`);
    this.addSql(`drop table if exists "job_marks" cascade;`);

    this.addSql(`drop function job_search_text;`);

    this.addSql(`delete from "bookmarks" where "job_id" is not null;`);
    this.addSql(`alter table "bookmarks" drop constraint "bookmarks_job_once";`);
    this.addSql(`alter table "bookmarks" drop constraint "bookmarks_one_target";`);
    this.addSql(`alter table "bookmarks" drop column "job_id";`);
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_one_target" check (num_nonnulls(post_id, profile_id) = 1);`,
    );
  }
}
