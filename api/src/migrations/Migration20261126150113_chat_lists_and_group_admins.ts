import { Migration } from '@mikro-orm/migrations';

export class Migration20261126150113_chat_lists_and_group_admins extends Migration {
  override name = 'Migration20261126150113_chat_lists_and_group_admins';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "conversation_participants" add "hidden_number" int null, add "is_marked_unread" boolean not null default false;`,
    );

    this.addSql(`alter table "messages" add "is_removed_by_admin" boolean not null default false;`);
    this.addSql(
      `create index "messages_system_lines" on "messages" ("conversation_id", "number") where kind = 'system';`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_removed_are_deleted" check (deleted_at is not null or not is_removed_by_admin);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "conversation_participants" drop column "hidden_number", drop column "is_marked_unread";`,
    );

    this.addSql(`drop index "messages_system_lines";`);
    this.addSql(`alter table "messages" drop constraint "messages_removed_are_deleted";`);
    this.addSql(`alter table "messages" drop column "is_removed_by_admin";`);
  }
}
