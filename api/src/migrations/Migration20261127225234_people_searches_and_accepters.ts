import { Migration } from '@mikro-orm/migrations';

export class Migration20261127225234_people_searches_and_accepters extends Migration {
  override name = 'Migration20261127225234_people_searches_and_accepters';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "saved_people_searches" ("id" uuid not null, "user_id" uuid not null, "filter" jsonb not null, "words" text not null, "path" text not null, "mails" text not null default 'weekly', "mails_before" text null, "since" timestamptz(3) not null default now(), "mailed_at" timestamptz(3) null, "looked_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "saved_people_searches_looked" on "saved_people_searches" ("looked_at", "id");`,
    );
    this.addSql(
      `create index "saved_people_searches_mails" on "saved_people_searches" ("mails", "id");`,
    );
    this.addSql(
      `create unique index "saved_people_searches_once" on "saved_people_searches" ("user_id", md5("path"));`,
    );

    this.addSql(
      `create table "people_finds" ("search_id" uuid not null, "person_id" uuid not null, "is_waiting" boolean not null default false, "found_at" timestamptz(3) not null default now(), primary key ("search_id", "person_id"));`,
    );
    this.addSql(`create index "people_finds_person_id_index" on "people_finds" ("person_id");`);
    this.addSql(
      `create index "people_finds_waiting" on "people_finds" ("search_id") where "is_waiting";`,
    );

    this.addSql(`alter table "answers" add "accepted_by_id" uuid null;`);
    this.addSql(
      `alter table "answers" add constraint "answers_accepted_by_id_foreign" foreign key ("accepted_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "answers_accepted_by_id_index" on "answers" ("accepted_by_id");`);

    this.addSql(
      `alter table "saved_people_searches" add constraint "saved_people_searches_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "saved_people_searches" add constraint "saved_people_searches_some_filter" check (path like '/%?_%');`,
    );
    this.addSql(
      `alter table "saved_people_searches" add constraint "saved_people_searches_words_known" check (mails in ('never', 'atOnce', 'daily', 'weekly') and mails_before in ('atOnce', 'daily', 'weekly'));`,
    );

    this.addSql(
      `alter table "people_finds" add constraint "people_finds_search_id_foreign" foreign key ("search_id") references "saved_people_searches" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "people_finds" add constraint "people_finds_person_id_foreign" foreign key ("person_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "people_finds" drop constraint "people_finds_search_id_foreign";`);

    this.addSql(`drop table if exists "saved_people_searches" cascade;`);
    this.addSql(`drop table if exists "people_finds" cascade;`);

    this.addSql(`alter table "answers" drop constraint "answers_accepted_by_id_foreign";`);

    this.addSql(`drop index "answers_accepted_by_id_index";`);
    this.addSql(`alter table "answers" drop column "accepted_by_id";`);
  }
}
