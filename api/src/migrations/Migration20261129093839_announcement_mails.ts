import { Migration } from '@mikro-orm/migrations';

export class Migration20261129093839_announcement_mails extends Migration {
  override name = 'Migration20261129093839_announcement_mails';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "announcement_mails" ("user_id" uuid not null, "place" smallint not null, "mailed_at" timestamptz(3) not null, primary key ("user_id", "place"));`,
    );

    this.addSql(
      `alter table "announcement_mails" add constraint "announcement_mails_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "announcement_mails" add constraint "announcement_mails_places" check (place >= 1 and place <= 2);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "announcement_mails" cascade;`);
  }
}
