import { Migration } from '@mikro-orm/migrations';

/** All that an experience has: the parts of both templates, its files, and drafts of it. */
export class Migration20261121092445_post_whole extends Migration {
  override name = 'Migration20261121092445_post_whole';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "post_drafts" ("id" uuid not null, "user_id" uuid not null, "company_name" text not null, "company_norm" text generated always as (search_norm(company_name)) stored not null, "experience_type" text not null, "form" jsonb not null, "saved_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "post_drafts_saved_at_index" on "post_drafts" ("saved_at");`);
    this.addSql(
      `alter table "post_drafts" add constraint "post_drafts_one_each" unique ("user_id", "company_norm", "experience_type");`,
    );

    this.addSql(
      `create table "post_files" ("file_id" uuid not null, "kind" text not null, "post_id" uuid null, "draft_id" uuid null, "position" int not null default 0, "free_since" timestamptz(3) not null, primary key ("file_id"));`,
    );
    this.addSql(`create index "post_files_post_id_index" on "post_files" ("post_id");`);
    this.addSql(`create index "post_files_draft_id_index" on "post_files" ("draft_id");`);
    this.addSql(
      `create unique index "post_files_one_resume" on "post_files" ("post_id") where kind = 'resume';`,
    );
    this.addSql(
      `create index "post_files_of_nothing" on "post_files" ("free_since") where post_id is null and draft_id is null;`,
    );

    this.addSql(
      `alter table "posts" add "preparation_tips" text null, add "preparation_time" text null, add "topics_weightage" text null, add "final_notes" text null, add "online_assessment" jsonb null, add "rounds" jsonb not null default '[]', add "story_rounds" jsonb not null default '[]', add "additional_questions" jsonb not null default '[]', add "material_links" text[] not null default '{}', add "resume_link" text null;`,
    );
    this.addSql(`alter table "posts" alter column "final_placement_count" drop not null;`);

    this.addSql(
      `alter table "post_drafts" add constraint "post_drafts_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "post_drafts" add constraint "post_drafts_type_known" check (experience_type in ('intern', 'fulltime'));`,
    );

    this.addSql(
      `alter table "post_files" add constraint "post_files_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "post_files" add constraint "post_files_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "post_files" add constraint "post_files_draft_id_foreign" foreign key ("draft_id") references "post_drafts" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "post_files" add constraint "post_files_one_place" check (num_nonnulls(post_id, draft_id) <= 1);`,
    );
    this.addSql(
      `alter table "post_files" add constraint "post_files_kind_known" check (kind in ('material', 'resume'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "post_files" drop constraint "post_files_draft_id_foreign";`);

    this.addSql(`drop table if exists "post_drafts" cascade;`);
    this.addSql(`drop table if exists "post_files" cascade;`);

    this.addSql(
      `alter table "posts" drop column "preparation_tips", drop column "preparation_time", drop column "topics_weightage", drop column "final_notes", drop column "online_assessment", drop column "rounds", drop column "story_rounds", drop column "additional_questions", drop column "material_links", drop column "resume_link";`,
    );
    this.addSql(`alter table "posts" alter column "final_placement_count" set not null;`);
  }
}
