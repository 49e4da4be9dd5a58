import { Migration } from '@mikro-orm/migrations';

export class Migration20261123012824_chat_limits extends Migration {
  override name = 'Migration20261123012824_chat_limits';

  override up(): void | Promise<void> {
    // A block ends a request that waits: those of before it did are ended here.
    this.addSql(
      `update "conversations" c set "status" = 'expired' from "connections" pair where c.status = 'pending' and c.pair_key = pair.low_id || ':' || pair.high_id and coalesce(pair.blocked_by_low_at, pair.blocked_by_high_at) is not null;`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_name_length" check (char_length(name) <= 60);`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_note_length" check (char_length(note) <= 300);`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_status_known" check (status in ('pending', 'active', 'declined', 'expired'));`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_type_known" check (type in ('dm', 'group'));`,
    );

    this.addSql(
      `alter table "conversation_participants" add constraint "conversation_participants_role_known" check (role in ('admin', 'member'));`,
    );

    this.addSql(
      `alter table "messages" add constraint "messages_content_length" check (char_length(content) <= 4000);`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_kind_known" check (kind in ('text', 'image', 'pdf', 'system', 'call'));`,
    );

    this.addSql(
      `alter table "message_reactions" add constraint "message_reactions_known" check (emoji in ('👍', '❤️', '😂', '😮', '😢', '🙏'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "conversation_participants" drop constraint "conversation_participants_role_known";`,
    );

    this.addSql(`alter table "conversations" drop constraint "conversations_name_length";`);
    this.addSql(`alter table "conversations" drop constraint "conversations_note_length";`);
    this.addSql(`alter table "conversations" drop constraint "conversations_status_known";`);
    this.addSql(`alter table "conversations" drop constraint "conversations_type_known";`);

    this.addSql(`alter table "message_reactions" drop constraint "message_reactions_known";`);

    this.addSql(`alter table "messages" drop constraint "messages_content_length";`);
    this.addSql(`alter table "messages" drop constraint "messages_kind_known";`);
  }
}
