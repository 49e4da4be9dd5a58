import { Migration } from '@mikro-orm/migrations';

export class Migration20261126221453_asked_questions extends Migration {
  override name = 'Migration20261126221453_asked_questions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "asked_posts" ("post_id" uuid not null, "basis" text not null, primary key ("post_id"));`,
    );

    this.addSql(
      `create table "question_groups" ("id" uuid not null, "text" text not null, "topic" text not null, "words" text[] not null, "keys" text[] not null, "experiences" int not null default 0, "last_year" int not null, primary key ("id"));`,
    );
    this.addSql(`create index "question_groups_keys" on "question_groups" using gin ("keys");`);

    this.addSql(
      `create table "company_questions" ("company_id" uuid not null, "group_id" uuid not null, "text" text not null, "topic" text not null, "experiences" int not null, "last_year" int not null, "places" jsonb not null, primary key ("company_id", "group_id"));`,
    );
    this.addSql(`create index "company_questions_of_group" on "company_questions" ("group_id");`);
    this.addSql(
      `create index "company_questions_most_asked" on "company_questions" ("company_id", "experiences", "last_year", "group_id");`,
    );

    this.addSql(
      `create table "asked_questions" ("id" uuid not null, "post_id" uuid not null, "company_id" uuid not null, "group_id" uuid not null, "text" text not null, "topic" text not null, "place" int not null, "round" text not null, "role" text not null, "year" int not null, primary key ("id"));`,
    );
    this.addSql(
      `create index "asked_questions_of_company" on "asked_questions" ("company_id", "group_id");`,
    );
    this.addSql(
      `create index "asked_questions_of_group" on "asked_questions" ("group_id", "year", "id");`,
    );
    this.addSql(`create index "asked_questions_of_post" on "asked_questions" ("post_id");`);

    this.addSql(`alter table "companies" add "asked_topics" jsonb not null default '[]';`);

    this.addSql(
      `alter table "question_groups" add constraint "question_groups_topic_known" check (topic in ('systemDesign', 'databases', 'operatingSystems', 'networks', 'objects', 'web', 'algorithms', 'electronics', 'core', 'aptitude', 'projects', 'behavioural', 'other'));`,
    );

    this.addSql(
      `alter table "company_questions" add constraint "company_questions_company_id_foreign" foreign key ("company_id") references "companies" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_questions" add constraint "company_questions_group_id_foreign" foreign key ("group_id") references "question_groups" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_questions" add constraint "company_questions_topic_known" check (topic in ('systemDesign', 'databases', 'operatingSystems', 'networks', 'objects', 'web', 'algorithms', 'electronics', 'core', 'aptitude', 'projects', 'behavioural', 'other'));`,
    );

    this.addSql(
      `alter table "asked_questions" add constraint "asked_questions_company_id_foreign" foreign key ("company_id") references "companies" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "asked_questions" add constraint "asked_questions_group_id_foreign" foreign key ("group_id") references "question_groups" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "asked_questions" add constraint "asked_questions_topic_known" check (topic in ('systemDesign', 'databases', 'operatingSystems', 'networks', 'objects', 'web', 'algorithms', 'electronics', 'core', 'aptitude', 'projects', 'behavioural', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "company_questions" drop constraint "company_questions_group_id_foreign";`,
    );
    this.addSql(
      `alter table "asked_questions" drop constraint "asked_questions_group_id_foreign";`,
    );

    this.addSql(`drop table if exists "asked_posts" cascade;`);
    this.addSql(`drop table if exists "question_groups" cascade;`);
    this.addSql(`drop table if exists "company_questions" cascade;`);
    this.addSql(`drop table if exists "asked_questions" cascade;`);

    this.addSql(`alter table "companies" drop column "asked_topics";`);
  }
}
