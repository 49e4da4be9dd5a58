import { Migration } from '@mikro-orm/migrations';

export class Migration20261129065122_mails_about_one extends Migration {
  override name = 'Migration20261129065122_mails_about_one';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "at_once_senders" ("user_id" uuid not null, "sender_id" uuid not null, "place" smallint not null, "mailed_at" timestamptz(3) not null, primary key ("user_id", "sender_id", "place"));`,
    );
    this.addSql(
      `create index "at_once_senders_sender_id_index" on "at_once_senders" ("sender_id");`,
    );

    this.addSql(
      `alter table "at_once_senders" add constraint "at_once_senders_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "at_once_senders" add constraint "at_once_senders_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "at_once_senders" add constraint "at_once_senders_places" check (place >= 1 and place <= 3);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "at_once_senders" cascade;`);
  }
}
