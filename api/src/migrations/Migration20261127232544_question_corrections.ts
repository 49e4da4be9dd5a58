import { Migration } from '@mikro-orm/migrations';

export class Migration20261127232544_question_corrections extends Migration {
  override name = 'Migration20261127232544_question_corrections';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "question_corrections" ("id" uuid not null, "kind" text not null, "post_id" uuid null, "text" text not null, "other_text" text null, "by_id" uuid null, "taken_back_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "question_corrections_by_id_index" on "question_corrections" ("by_id");`,
    );
    this.addSql(
      `create index "question_corrections_one" on "question_corrections" ("id") where "kind" = 'one' and "taken_back_at" is null;`,
    );
    this.addSql(
      `create index "question_corrections_of_post" on "question_corrections" ("post_id");`,
    );

    this.addSql(
      `alter table "question_groups" add "is_closed" boolean not null default false, add "joined_as" text null;`,
    );
    this.addSql(
      `create index "question_groups_joined_as_index" on "question_groups" ("joined_as");`,
    );

    this.addSql(`alter table "asked_questions" add "author_id" uuid null;`);

    this.addSql(
      `alter table "saved_people_searches" drop constraint "saved_people_searches_some_filter";`,
    );
    this.addSql(
      `alter table "saved_people_searches" add constraint "saved_people_searches_some_filter" check (strpos(path, '?') > 1);`,
    );

    this.addSql(
      `alter table "question_corrections" add constraint "question_corrections_by_id_foreign" foreign key ("by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "question_corrections" add constraint "question_corrections_whole" check (kind in ('apart', 'one') and (kind = 'apart') = (post_id is not null) and (kind = 'one') = (other_text is not null));`,
    );
    // Whose each question is comes with its next reading.
    this.addSql(`update "asked_posts" set "basis" = '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "question_corrections" cascade;`);

    this.addSql(`alter table "asked_questions" drop column "author_id";`);

    this.addSql(`drop index "question_groups_joined_as_index";`);
    this.addSql(`alter table "question_groups" drop column "is_closed", drop column "joined_as";`);

    this.addSql(
      `alter table "saved_people_searches" drop constraint "saved_people_searches_some_filter";`,
    );
    this.addSql(
      `alter table "saved_people_searches" add constraint "saved_people_searches_some_filter" check (path ~~ '/%?_%'::text);`,
    );
  }
}
