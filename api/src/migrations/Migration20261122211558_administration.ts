import { Migration } from '@mikro-orm/migrations';

export class Migration20261122211558_administration extends Migration {
  override name = 'Migration20261122211558_administration';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "admin_notes" ("id" uuid not null, "person_id" uuid not null, "author_id" uuid null, "text" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "admin_notes_author_id_index" on "admin_notes" ("author_id");`);
    this.addSql(`create index "admin_notes_of_person" on "admin_notes" ("person_id", "id");`);

    this.addSql(
      `alter table "verification_requests" drop constraint "verification_requests_file_id_foreign";`,
    );

    this.addSql(`create index "users_by_name" on "users" (lower(full_name), id);`);
    this.addSql(`create index "users_admins" on "users" (id) where is_admin or is_super_admin;`);
    this.addSql(`create index "users_muted" on "users" (id) where muted_until is not null;`);
    this.addSql(`create index "users_banned" on "users" (id) where is_banned;`);

    this.addSql(
      `alter table "verification_requests" add "reason" text null, add "reminded_at" timestamptz null;`,
    );
    this.addSql(`alter table "verification_requests" alter column "file_id" drop not null;`);
    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_file_id_foreign" foreign key ("file_id") references "files" ("id") on delete set null;`,
    );
    this.addSql(
      `create index "verification_requests_decided_at" on "verification_requests" ("decided_at");`,
    );
    this.addSql(
      `create index "verification_requests_of_person" on "verification_requests" ("user_id", "id");`,
    );

    this.addSql(
      `alter table "admin_notes" add constraint "admin_notes_person_id_foreign" foreign key ("person_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "admin_notes" add constraint "admin_notes_author_id_foreign" foreign key ("author_id") references "users" ("id") on update no action on delete set null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "admin_notes" cascade;`);

    this.addSql(
      `alter table "verification_requests" drop constraint "verification_requests_file_id_foreign";`,
    );

    this.addSql(`drop index "users_by_name";`);
    this.addSql(`drop index "users_admins";`);
    this.addSql(`drop index "users_muted";`);
    this.addSql(`drop index "users_banned";`);

    this.addSql(`drop index "verification_requests_decided_at";`);
    this.addSql(`drop index "verification_requests_of_person";`);
    this.addSql(
      `alter table "verification_requests" drop column "reason", drop column "reminded_at";`,
    );
    this.addSql(`alter table "verification_requests" alter column "file_id" set not null;`);
    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete no action;`,
    );
  }
}
