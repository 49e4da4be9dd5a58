import { Migration } from '@mikro-orm/migrations';

export class Migration20261122170254_presence extends Migration {
  override name = 'Migration20261122170254_presence';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "presences" ("user_id" uuid not null, "last_seen_at" timestamptz(3) not null default now(), primary key ("user_id"));`,
    );

    this.addSql(
      `alter table "presences" add constraint "presences_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "presences" cascade;`);
  }
}
