import { Migration } from '@mikro-orm/migrations';

export class Migration20261126152559_message_words extends Migration {
  override name = 'Migration20261126152559_message_words';

  override up(): void | Promise<void> {
    this.addSql('create extension if not exists btree_gin;');
    this.addSql(
      `create table "message_words" ("message_id" uuid not null, "conversation_id" uuid not null, "norm" text not null, primary key ("message_id"));`,
    );
    this.addSql(
      `create index "message_words_trigrams" on "message_words" using gin ("conversation_id", "norm" gin_trgm_ops) with (gin_pending_list_limit = 1024);`,
    );

    this.addSql(`alter table "conversations" add "indexed_number" int not null default 0;`);

    this.addSql(
      `create or replace function "messages_messages_keep_words_fn"() returns trigger as $$ begin if (old.content, old.file_name, old.deleted_at) is not distinct from (new.content, new.file_name, new.deleted_at) then return null; end if;   if new.deleted_at is not null then delete from message_words where message_id = new.id;   else update message_words set norm = search_norm(new.content || ' ' || coalesce(new.file_name, '')) where message_id = new.id;   end if;   return null; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "messages_keep_words" AFTER UPDATE on "messages" for each ROW execute function "messages_messages_keep_words_fn"();`,
    );

    this.addSql(
      `alter table "message_words" add constraint "message_words_message_id_foreign" foreign key ("message_id") references "messages" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "message_words" cascade;`);

    this.addSql(`alter table "conversations" drop column "indexed_number";`);

    this.addSql(`drop trigger if exists "messages_keep_words" on "messages";`);
    this.addSql(`drop function if exists "messages_messages_keep_words_fn"();`);
  }
}
