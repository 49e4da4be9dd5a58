import { Migration } from '@mikro-orm/migrations';

export class Migration20261122163517_chat extends Migration {
  override name = 'Migration20261122163517_chat';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "conversations" ("id" uuid not null, "type" text not null, "status" text not null default 'active', "pair_key" text null, "name" text null, "picture_id" uuid null, "creator_id" uuid null, "note" text null, "asked_at" timestamptz(3) null, "answered_at" timestamptz(3) null, "reminded_days" smallint not null default 0, "last_number" int not null default 0, "active_at" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_pair_key_unique" unique ("pair_key");`,
    );
    this.addSql(`create index "conversations_picture_id_index" on "conversations" ("picture_id");`);
    this.addSql(`create index "conversations_creator_id_index" on "conversations" ("creator_id");`);
    this.addSql(`create index "conversations_waiting" on "conversations" ("status", "asked_at");`);

    this.addSql(
      `create table "conversation_participants" ("conversation_id" uuid not null, "user_id" uuid not null, "role" text not null default 'member', "joined_at" timestamptz(3) not null default now(), "left_at" timestamptz(3) null, "last_read_number" int not null default 0, "last_delivered_number" int not null default 0, "visible_after" int not null default 0, "muted_until" timestamptz(3) null, "pinned_at" timestamptz(3) null, "archived_number" int null, primary key ("conversation_id", "user_id"));`,
    );
    this.addSql(
      `create index "conversation_participants_user_id_index" on "conversation_participants" ("user_id");`,
    );

    this.addSql(
      `create table "messages" ("id" uuid not null, "conversation_id" uuid not null, "number" int not null, "sender_id" uuid null, "key" text null, "content" text not null default '', "kind" text not null default 'text', "event" text null, "subject_id" uuid null, "file_id" uuid null, "file_name" text null, "file_size" int null, "reply_to_id" uuid null, "is_forwarded" boolean not null default false, "edited_at" timestamptz(3) null, "deleted_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "messages_subject_id_index" on "messages" ("subject_id");`);
    this.addSql(`create index "messages_file_id_index" on "messages" ("file_id");`);
    this.addSql(`create index "messages_reply_to_id_index" on "messages" ("reply_to_id");`);
    this.addSql(
      `alter table "messages" add constraint "messages_key_once" unique ("sender_id", "key");`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_in_order" unique ("conversation_id", "number");`,
    );

    this.addSql(
      `create table "message_reactions" ("message_id" uuid not null, "user_id" uuid not null, "emoji" text not null, primary key ("message_id", "user_id"));`,
    );
    this.addSql(
      `create index "message_reactions_user_id_index" on "message_reactions" ("user_id");`,
    );

    this.addSql(
      `create table "hidden_messages" ("message_id" uuid not null, "user_id" uuid not null, primary key ("message_id", "user_id"));`,
    );
    this.addSql(`create index "hidden_messages_user_id_index" on "hidden_messages" ("user_id");`);

    this.addSql(
      `alter table "conversations" add constraint "conversations_picture_id_foreign" foreign key ("picture_id") references "files" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_creator_id_foreign" foreign key ("creator_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_numbers" check (last_number >= 0);`,
    );
    this.addSql(
      `alter table "conversations" add constraint "conversations_pair" check ((type = 'dm') = (pair_key is not null));`,
    );

    this.addSql(
      `alter table "conversation_participants" add constraint "conversation_participants_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_participants" add constraint "conversation_participants_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "conversation_participants" add constraint "conversation_participants_numbers" check (last_read_number >= 0 and last_delivered_number >= last_read_number);`,
    );

    this.addSql(
      `alter table "messages" add constraint "messages_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_subject_id_foreign" foreign key ("subject_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_reply_to_id_foreign" foreign key ("reply_to_id") references "messages" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_system_event" check ((kind = 'system') = (event is not null));`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_number_positive" check (number > 0);`,
    );

    this.addSql(
      `alter table "message_reactions" add constraint "message_reactions_message_id_foreign" foreign key ("message_id") references "messages" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "message_reactions" add constraint "message_reactions_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "hidden_messages" add constraint "hidden_messages_message_id_foreign" foreign key ("message_id") references "messages" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "hidden_messages" add constraint "hidden_messages_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "conversation_participants" drop constraint "conversation_participants_conversation_id_foreign";`,
    );
    this.addSql(`alter table "messages" drop constraint "messages_conversation_id_foreign";`);
    this.addSql(`alter table "messages" drop constraint "messages_reply_to_id_foreign";`);
    this.addSql(
      `alter table "message_reactions" drop constraint "message_reactions_message_id_foreign";`,
    );
    this.addSql(
      `alter table "hidden_messages" drop constraint "hidden_messages_message_id_foreign";`,
    );

    this.addSql(`drop table if exists "conversations" cascade;`);
    this.addSql(`drop table if exists "conversation_participants" cascade;`);
    this.addSql(`drop table if exists "messages" cascade;`);
    this.addSql(`drop table if exists "message_reactions" cascade;`);
    this.addSql(`drop table if exists "hidden_messages" cascade;`);
  }
}
