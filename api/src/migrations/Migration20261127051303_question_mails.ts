import { Migration } from '@mikro-orm/migrations';

export class Migration20261127051303_question_mails extends Migration {
  override name = 'Migration20261127051303_question_mails';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "question_mails" ("user_id" uuid not null, "mailed_at" timestamptz(3) not null, primary key ("user_id", "mailed_at"));`,
    );

    this.addSql(
      `alter table "question_mails" add constraint "question_mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "question_mails" cascade;`);
  }
}
