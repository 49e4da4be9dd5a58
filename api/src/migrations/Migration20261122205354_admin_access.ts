import { Migration } from '@mikro-orm/migrations';

export class Migration20261122205354_admin_access extends Migration {
  override name = 'Migration20261122205354_admin_access';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "second_factors" ("user_id" uuid not null, "sealed_secret" text not null, "confirmed_at" timestamptz null, "last_step" int null, "recovery_hashes" text[] not null, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "admin_choices" ("user_id" uuid not null, "reminds_by_mail" boolean not null default true, "announces_tasks" boolean not null default true, primary key ("user_id"));`,
    );

    this.addSql(`alter table "users" add "has_second_factor" boolean not null default false;`);

    this.addSql(`alter table "sessions" add "second_factor_at" timestamptz null;`);

    this.addSql(
      `alter table "second_factors" add constraint "second_factors_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "admin_choices" add constraint "admin_choices_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "second_factors" cascade;`);
    this.addSql(`drop table if exists "admin_choices" cascade;`);

    this.addSql(`alter table "sessions" drop column "second_factor_at";`);

    this.addSql(`alter table "users" drop column "has_second_factor";`);
  }
}
