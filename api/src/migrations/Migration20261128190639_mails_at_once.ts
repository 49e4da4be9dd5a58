import { Migration } from '@mikro-orm/migrations';

export class Migration20261128190639_mails_at_once extends Migration {
  override name = 'Migration20261128190639_mails_at_once';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "at_once_mails" ("user_id" uuid not null, "place" smallint not null, "mailed_at" timestamptz(3) not null, primary key ("user_id", "place"));`,
    );

    this.addSql(
      `alter table "notification_settings" add "mail_bounded" boolean not null default true;`,
    );

    this.addSql(
      `alter table "at_once_mails" add constraint "at_once_mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "at_once_mails" add constraint "at_once_mails_places" check (place >= 1 and place <= 5);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "at_once_mails" cascade;`);

    this.addSql(`alter table "notification_settings" drop column "mail_bounded";`);
  }
}
