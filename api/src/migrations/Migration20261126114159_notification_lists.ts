import { Migration } from '@mikro-orm/migrations';

export class Migration20261126114159_notification_lists extends Migration {
  override name = 'Migration20261126114159_notification_lists';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "notification_lists" ("user_id" uuid not null, "seen_until" timestamptz(3) not null, primary key ("user_id"));`,
    );

    this.addSql(
      `alter table "notification_lists" add constraint "notification_lists_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "notification_lists" cascade;`);
  }
}
