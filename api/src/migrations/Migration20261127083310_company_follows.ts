import { Migration } from '@mikro-orm/migrations';

export class Migration20261127083310_company_follows extends Migration {
  override name = 'Migration20261127083310_company_follows';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_follows" ("user_id" uuid not null, "company_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "company_id"));`,
    );
    this.addSql(
      `create index "company_follows_company_id_index" on "company_follows" ("company_id");`,
    );

    this.addSql(
      `alter table "company_follows" add constraint "company_follows_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_follows" add constraint "company_follows_company_id_foreign" foreign key ("company_id") references "companies" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_follows" cascade;`);
  }
}
