import { Migration } from '@mikro-orm/migrations';

export class Migration20261127195940_bookmark_folders extends Migration {
  override name = 'Migration20261127195940_bookmark_folders';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "bookmark_folders" ("id" uuid not null, "user_id" uuid not null, "name" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create unique index "bookmark_folders_once" on "bookmark_folders" ("user_id", (lower(name)));`,
    );

    this.addSql(`alter table "bookmarks" add "folder_id" uuid null;`);
    this.addSql(
      `alter table "bookmarks" add constraint "bookmarks_folder_id_foreign" foreign key ("folder_id") references "bookmark_folders" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "bookmarks_folder_id_index" on "bookmarks" ("folder_id");`);

    this.addSql(
      `alter table "bookmark_folders" add constraint "bookmark_folders_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "bookmarks" drop constraint "bookmarks_folder_id_foreign";`);

    this.addSql(`drop table if exists "bookmark_folders" cascade;`);

    this.addSql(`drop index "bookmarks_folder_id_index";`);
    this.addSql(`alter table "bookmarks" drop column "folder_id";`);
  }
}
