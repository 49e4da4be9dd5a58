import { Migration } from '@mikro-orm/migrations';

/** Who shared a post on which day. */
export class Migration20261121093406_add_shares extends Migration {
  override name = 'Migration20261121093406_add_shares';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "post_shares" ("post_id" uuid not null, "user_id" uuid not null, "day" date not null, primary key ("post_id", "user_id", "day"));`,
    );
    this.addSql(`create index "post_shares_user_id_index" on "post_shares" ("user_id");`);

    this.addSql(
      `alter table "post_shares" add constraint "post_shares_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "post_shares" add constraint "post_shares_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "post_shares";`);
  }
}
