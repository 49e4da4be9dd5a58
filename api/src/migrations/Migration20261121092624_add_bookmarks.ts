import { Migration } from '@mikro-orm/migrations';

/** What people put aside. */
export class Migration20261121092624_add_bookmarks extends Migration {
  override name = 'Migration20261121092624_add_bookmarks';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bookmarks" ("id" uuid not null, "user_id" uuid not null, "post_id" uuid null, "profile_id" uuid null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "bookmarks_newest" on "bookmarks" ("user_id", "id");`);
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_profile_once" unique ("profile_id", "user_id");`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_post_once" unique ("post_id", "user_id");`,
    );

    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_post_id_foreign" foreign key ("post_id") references "posts" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_profile_id_foreign" foreign key ("profile_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_one_target" check (num_nonnulls(post_id, profile_id) = 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table "bookmarks";`);
  }
}
