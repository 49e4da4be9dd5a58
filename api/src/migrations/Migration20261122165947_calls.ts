import { Migration } from '@mikro-orm/migrations';

export class Migration20261122165947_calls extends Migration {
  override name = 'Migration20261122165947_calls';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "calls" ("id" uuid not null, "conversation_id" uuid not null, "caller_id" uuid not null, "callee_id" uuid not null, "state" text not null default 'ringing', "end_reason" text null, "signals_count" int not null default 0, "started_at" timestamptz(3) not null default now(), "answered_at" timestamptz(3) null, "ended_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "calls_conversation_id_index" on "calls" ("conversation_id");`);
    this.addSql(`create index "calls_caller_id_index" on "calls" ("caller_id");`);
    this.addSql(`create index "calls_callee_id_index" on "calls" ("callee_id");`);
    this.addSql(`create index calls_open on calls (started_at) where state <> 'ended';`);
    this.addSql(
      `create unique index calls_one_open on calls (conversation_id) where state <> 'ended';`,
    );

    this.addSql(
      `create table "call_signals" ("id" uuid not null, "call_id" uuid not null, "number" int not null, "user_id" uuid not null, "kind" text not null, "content" text not null, "sdp_mid" text null, "line_index" smallint null, "username_fragment" text null, primary key ("id"));`,
    );
    this.addSql(`create index "call_signals_user_id_index" on "call_signals" ("user_id");`);
    this.addSql(
      `alter table "call_signals" add constraint "call_signals_in_order" unique ("call_id", "number");`,
    );

    this.addSql(
      `create table "call_participants" ("call_id" uuid not null, "user_id" uuid not null, "device" text null, "is_open" boolean not null default true, "candidates" smallint not null default 0, "descriptions" smallint not null default 0, "seen_at" timestamptz(3) null, primary key ("call_id", "user_id"));`,
    );
    this.addSql(
      `create index "call_participants_user_id_index" on "call_participants" ("user_id");`,
    );
    this.addSql(
      `create unique index call_participants_one_open on call_participants (user_id) where is_open;`,
    );

    this.addSql(
      `alter table "calls" add constraint "calls_conversation_id_foreign" foreign key ("conversation_id") references "conversations" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "calls" add constraint "calls_caller_id_foreign" foreign key ("caller_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "calls" add constraint "calls_callee_id_foreign" foreign key ("callee_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "calls" add constraint "calls_state" check (state in ('ringing', 'ongoing', 'ended') and (state = 'ended') = (ended_at is not null) and (state = 'ended') = (end_reason is not null) and (state <> 'ongoing' or answered_at is not null));`,
    );
    this.addSql(
      `alter table "calls" add constraint "calls_of_two" check (caller_id <> callee_id);`,
    );

    this.addSql(
      `alter table "call_signals" add constraint "call_signals_call_id_foreign" foreign key ("call_id") references "calls" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "call_signals" add constraint "call_signals_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "call_signals" add constraint "call_signals_size" check (length(content) <= 16384);`,
    );

    this.addSql(
      `alter table "call_participants" add constraint "call_participants_call_id_foreign" foreign key ("call_id") references "calls" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "call_participants" add constraint "call_participants_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "call_participants" add constraint "call_participants_descriptions" check (descriptions >= 0 and descriptions <= 30);`,
    );
    this.addSql(
      `alter table "call_participants" add constraint "call_participants_candidates" check (candidates >= 0 and candidates <= 200);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "call_signals" drop constraint "call_signals_call_id_foreign";`);
    this.addSql(
      `alter table "call_participants" drop constraint "call_participants_call_id_foreign";`,
    );

    this.addSql(`drop table if exists "calls" cascade;`);
    this.addSql(`drop table if exists "call_signals" cascade;`);
    this.addSql(`drop table if exists "call_participants" cascade;`);
  }
}
