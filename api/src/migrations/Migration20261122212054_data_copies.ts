import { Migration } from '@mikro-orm/migrations';

export class Migration20261122212054_data_copies extends Migration {
  override name = 'Migration20261122212054_data_copies';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "data_copies" ("user_id" uuid not null, "state" text not null default 'preparing', "progress" int not null default 0, "file_id" uuid null, "asked_at" timestamptz(3) not null, primary key ("user_id"));`,
    );
    this.addSql(`create index "data_copies_file_id_index" on "data_copies" ("file_id");`);

    this.addSql(
      `alter table "data_copies" add constraint "data_copies_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "data_copies" add constraint "data_copies_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "data_copies" add constraint "data_copies_progress" check (progress >= 0 and progress <= 100);`,
    );
    this.addSql(
      `alter table "data_copies" add constraint "data_copies_state_known" check (state in ('preparing', 'ready', 'failed'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "data_copies" cascade;`);
  }
}
