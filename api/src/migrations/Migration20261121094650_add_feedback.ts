import { Migration } from '@mikro-orm/migrations';

/** Words to the makers, the same of one person once. */
export class Migration20261121094650_add_feedback extends Migration {
  override name = 'Migration20261121094650_add_feedback';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "feedback" ("id" uuid not null, "user_id" uuid not null, "message" text not null, "message_hash" text generated always as (md5(message)) stored not null, "page" text null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "feedback" add constraint "feedback_words_once" unique ("user_id", "message_hash");`,
    );

    this.addSql(
      `alter table "feedback" add constraint "feedback_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "feedback";`);
  }
}
