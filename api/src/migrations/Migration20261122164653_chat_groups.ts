import { Migration } from '@mikro-orm/migrations';

export class Migration20261122164653_chat_groups extends Migration {
  override name = 'Migration20261122164653_chat_groups';

  override up(): void | Promise<void> {
    this.addSql(`drop index "conversations_creator_id_index";`);
    this.addSql(`alter table "conversations" add "key" text null;`);
    this.addSql(
      `alter table "conversations" add constraint "conversations_key_once" unique ("creator_id", "key");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "conversations" drop constraint "conversations_key_once";`);
    this.addSql(`alter table "conversations" drop column "key";`);
    this.addSql(`create index "conversations_creator_id_index" on "conversations" ("creator_id");`);
  }
}
