import { Migration } from '@mikro-orm/migrations';

export class Migration20261127083055_answer_links extends Migration {
  override name = 'Migration20261127083055_answer_links';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "answer_links" ("id" uuid not null, "user_id" uuid not null, "question_id" uuid not null, "hash" text not null, "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "answer_links_question_id_index" on "answer_links" ("question_id");`);
    this.addSql(
      `alter table "answer_links" add constraint "answer_links_hash_unique" unique ("hash");`,
    );
    this.addSql(
      `create index "answer_links_user_id_question_id_index" on "answer_links" ("user_id", "question_id");`,
    );

    this.addSql(
      `alter table "answer_links" add constraint "answer_links_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "answer_links" add constraint "answer_links_question_id_foreign" foreign key ("question_id") references "questions" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "answer_links" cascade;`);
  }
}
