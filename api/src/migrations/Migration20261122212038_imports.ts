import { Migration } from '@mikro-orm/migrations';

export class Migration20261122212038_imports extends Migration {
  override name = 'Migration20261122212038_imports';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "roster_matches" ("user_id" uuid not null, "roster_email" citext not null, "status" text not null default 'pending', "created_at" timestamptz(3) not null default now(), primary key ("user_id"));`,
    );
    this.addSql(
      `create index "roster_matches_queue" on "roster_matches" ("status", "created_at");`,
    );

    this.addSql(
      `create table "imports" ("id" uuid not null, "admin_id" uuid null, "name" text not null, "file_hash" text null, "mode" text not null, "status" text not null default 'checking', "total" int not null default 0, "good" int not null default 0, "bad" int not null default 0, "known" int not null default 0, "reached" int not null default 0, "made" int not null default 0, "invited" int not null default 0, "undone" int not null default 0, "kept" int not null default 0, "created_at" timestamptz(3) not null default now(), "finished_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "imports_admin_id_index" on "imports" ("admin_id");`);
    this.addSql(`create index "imports_by_file" on "imports" ("file_hash", "mode");`);

    this.addSql(
      `create table "import_rows" ("import_id" uuid not null, "number" int not null, "state" text not null, "email" citext null, "full_name" text null, "mobile_number" text null, "college" text null, "stream" text null, "year_of_graduation" int null, "role" text null, "cells" jsonb null, "problems" jsonb null, "user_id" uuid null, primary key ("import_id", "number"));`,
    );
    this.addSql(`create index "import_rows_user_id_index" on "import_rows" ("user_id");`);
    this.addSql(
      `create index "import_rows_roster" on "import_rows" (lower(full_name), year_of_graduation) where state = 'listed';`,
    );
    this.addSql(`create index "import_rows_by_email" on "import_rows" ("email");`);
    this.addSql(
      `create index "import_rows_by_state" on "import_rows" ("import_id", "state", "number");`,
    );

    this.addSql(
      `create table "graduation_asks" ("user_id" uuid not null, "year" int not null, primary key ("user_id", "year"));`,
    );

    this.addSql(
      `alter table "roster_matches" add constraint "roster_matches_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "roster_matches" add constraint "roster_matches_status_known" check (status in ('pending', 'confirmed', 'refused'));`,
    );

    this.addSql(
      `alter table "imports" add constraint "imports_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_status_known" check (status in ('checking', 'checked', 'running', 'done', 'canceled', 'undoing', 'undone'));`,
    );
    this.addSql(
      `alter table "imports" add constraint "imports_mode_known" check (mode in ('accounts', 'roster'));`,
    );

    this.addSql(
      `alter table "import_rows" add constraint "import_rows_import_id_foreign" foreign key ("import_id") references "imports" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "import_rows" add constraint "import_rows_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "graduation_asks" add constraint "graduation_asks_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "import_rows" drop constraint "import_rows_import_id_foreign";`);

    this.addSql(`drop table if exists "roster_matches" cascade;`);
    this.addSql(`drop table if exists "imports" cascade;`);
    this.addSql(`drop table if exists "import_rows" cascade;`);
    this.addSql(`drop table if exists "graduation_asks" cascade;`);
  }
}
