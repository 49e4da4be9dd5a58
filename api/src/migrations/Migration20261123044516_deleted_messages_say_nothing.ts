import { Migration } from '@mikro-orm/migrations';

export class Migration20261123044516_deleted_messages_say_nothing extends Migration {
  override name = 'Migration20261123044516_deleted_messages_say_nothing';

  override up(): void | Promise<void> {
    this.addSql(
      `update "messages" set "content" = '', "file_name" = null, "file_size" = null where "deleted_at" is not null;`,
    );

    this.addSql(
      `alter table "messages" add constraint "messages_deleted_say_nothing" check (deleted_at is null or (content = '' and file_name is null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_deleted_say_nothing";`);
  }
}
