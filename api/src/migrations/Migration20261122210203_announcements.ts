import { Migration } from '@mikro-orm/migrations';

export class Migration20261122210203_announcements extends Migration {
  override name = 'Migration20261122210203_announcements';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "announcements" ("id" uuid not null, "admin_id" uuid null, "message" text not null, "role" text null, "year_of_graduation" int null, "branch" text null, "expires_at" timestamptz(3) null, "ended_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "announcements_admin_id_index" on "announcements" ("admin_id");`);
    this.addSql(
      `create index "announcements_open" on "announcements" ("id") where ended_at is null;`,
    );

    this.addSql(
      `create table "announcement_dismissals" ("announcement_id" uuid not null, "user_id" uuid not null, primary key ("announcement_id", "user_id"));`,
    );
    this.addSql(
      `create index "announcement_dismissals_user_id_index" on "announcement_dismissals" ("user_id");`,
    );

    this.addSql(
      `alter table "announcements" add constraint "announcements_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "announcements" add constraint "announcements_message_length" check (char_length(message) <= 500);`,
    );
    this.addSql(
      `alter table "announcements" add constraint "announcements_role_known" check (role in ('mentee', 'alumni'));`,
    );

    this.addSql(
      `alter table "announcement_dismissals" add constraint "announcement_dismissals_announcement_id_foreign" foreign key ("announcement_id") references "announcements" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "announcement_dismissals" add constraint "announcement_dismissals_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "announcement_dismissals" drop constraint "announcement_dismissals_announcement_id_foreign";`,
    );

    this.addSql(`drop table if exists "announcements" cascade;`);
    this.addSql(`drop table if exists "announcement_dismissals" cascade;`);
  }
}
