import { Migration } from '@mikro-orm/migrations';

export class Migration20261126184233_companies extends Migration {
  override name = 'Migration20261126184233_companies';

  override up(): void | Promise<void> {
    // Without punctuation and legal forms, words joined by hyphens; what is neither letter nor digit
    // alone gets a name of its own.
    this.addSql(String.raw`create function company_slug(norm text) returns text language sql immutable strict parallel safe
return coalesce(
  nullif(
    regexp_replace(
      btrim(regexp_replace(replace(regexp_replace(norm, '[.''’]', '', 'g'), '&', ' and '), '[^[:alnum:]]+', '-', 'g'), '-'),
      '(-(private|pvt|limited|ltd|incorporated|inc|llc|llp|plc|corporation|corp|gmbh))+$', ''
    ), ''
  ),
  'c-' || left(md5(norm), 12)
);`);
    this.addSql(
      `create table "companies" ("id" uuid not null, "slug" text not null, "name" text not null, "name_norm" text generated always as (search_norm(name)) stored not null, "experience_count" int not null default 0, "opening_count" int not null default 0, "people_count" int not null default 0, "last_told_at" timestamptz(3) not null default now(), "facts" jsonb null, "basis" text not null default '', primary key ("id"));`,
    );
    this.addSql(
      `create index "companies_name_trigrams" on "companies" using gin ("name_norm" gin_trgm_ops);`,
    );
    this.addSql(`create index "companies_by_name" on "companies" ("name_norm", "id");`);
    this.addSql(`create index "companies_last_told" on "companies" ("last_told_at", "id");`);
    this.addSql(`create index "companies_most_told" on "companies" ("experience_count", "id");`);
    this.addSql(`alter table "companies" add constraint "companies_slug_once" unique ("slug");`);

    this.addSql(
      `create table "company_names" ("norm" text not null, "slug" text generated always as (company_slug(norm)) stored not null, "company_id" uuid not null, primary key ("norm"));`,
    );
    this.addSql(`create index "company_names_of_company" on "company_names" ("company_id");`);
    this.addSql(`create index "company_names_slug" on "company_names" ("slug");`);

    this.addSql(
      `alter table "companies" add constraint "companies_counts_positive" check (experience_count >= 0 and opening_count >= 0 and people_count >= 0);`,
    );

    this.addSql(
      `alter table "company_names" add constraint "company_names_company_id_foreign" foreign key ("company_id") references "companies" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "company_names" drop constraint "company_names_company_id_foreign";`);

    this.addSql(`drop table if exists "companies" cascade;`);
    this.addSql(`drop table if exists "company_names" cascade;`);
    this.addSql(`drop function company_slug;`);
  }
}
