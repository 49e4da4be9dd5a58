import { Migration } from '@mikro-orm/migrations';

export class Migration20261127210300_bookmarks_own_folder extends Migration {
  override name = 'Migration20261127210300_bookmarks_own_folder';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "bookmarks_own_folder_fn"() returns trigger as $$ begin if new.folder_id is not null and not exists (select from bookmark_folders f where f.id = new.folder_id and f.user_id = new.user_id) then
      raise exception 'bookmarks_own_folder' using errcode = 'foreign_key_violation';     end if;     return new; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "own_folder" BEFORE INSERT OR UPDATE on "bookmarks" for each ROW execute function "bookmarks_own_folder_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "own_folder" on "bookmarks";`);
    this.addSql(`drop function if exists "bookmarks_own_folder_fn"();`);
  }
}
