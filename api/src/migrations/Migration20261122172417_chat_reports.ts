import { Migration } from '@mikro-orm/migrations';

export class Migration20261122172417_chat_reports extends Migration {

  override name = 'Migration20261122172417_chat_reports';

  override up(): void | Promise<void> {
    this.addSql(`create table "message_reports" ("id" uuid not null, "message_id" uuid not null, "reporter_id" uuid not null, "reason" text not null, "content" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "message_reports_reporter_id_index" on "message_reports" ("reporter_id");`);
    this.addSql(`alter table "message_reports" add constraint "message_reports_once" unique ("message_id", "reporter_id");`);


    this.addSql(`alter table "message_reports" add constraint "message_reports_message_id_foreign" foreign key ("message_id") references "messages" ("id") on update no action on delete cascade;`);
    this.addSql(`alter table "message_reports" add constraint "message_reports_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id") on update no action on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "message_reports" cascade;`);

  }

}
