import { Migration } from '@mikro-orm/migrations';

export class Migration20261127013058_company_pairs extends Migration {
  override name = 'Migration20261127013058_company_pairs';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_pairs" ("id" uuid not null, "first_id" uuid not null, "second_id" uuid not null, "likeness" int not null, "state" text not null default 'open', "kept_id" uuid null, "decided_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "company_pairs_second_id_index" on "company_pairs" ("second_id");`);
    this.addSql(`create index "company_pairs_kept_id_index" on "company_pairs" ("kept_id");`);
    this.addSql(
      `create index "company_pairs_likeliest" on "company_pairs" ("state", "likeness", "id");`,
    );
    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_once" unique ("first_id", "second_id");`,
    );

    this.addSql(
      `alter table "companies" add "joined_to_id" uuid null, add "is_compared" boolean not null default false;`,
    );
    this.addSql(
      `alter table "companies" add constraint "companies_joined_to_id_foreign" foreign key ("joined_to_id") references "companies" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "companies_joined_to_id_index" on "companies" ("joined_to_id");`);
    this.addSql(`create index "companies_to_compare" on "companies" ("id") where not is_compared;`);
    this.addSql(
      `alter table "companies" add constraint "companies_joined_to_others" check (joined_to_id <> id);`,
    );

    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_first_id_foreign" foreign key ("first_id") references "companies" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_second_id_foreign" foreign key ("second_id") references "companies" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_kept_id_foreign" foreign key ("kept_id") references "companies" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_joined_to_one" check ((state = 'joined') = (kept_id is not null));`,
    );
    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_state_known" check (state in ('open', 'joined', 'apart'));`,
    );
    this.addSql(
      `alter table "company_pairs" add constraint "company_pairs_of_two" check (first_id < second_id);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_pairs" cascade;`);

    this.addSql(`alter table "companies" drop constraint "companies_joined_to_id_foreign";`);

    this.addSql(`drop index "companies_joined_to_id_index";`);
    this.addSql(`drop index "companies_to_compare";`);
    this.addSql(`alter table "companies" drop constraint "companies_joined_to_others";`);
    this.addSql(`alter table "companies" drop column "joined_to_id", drop column "is_compared";`);
  }
}
