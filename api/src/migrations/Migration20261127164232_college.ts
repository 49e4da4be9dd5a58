import { Migration } from '@mikro-orm/migrations';

export class Migration20261127164232_college extends Migration {
  override name = 'Migration20261127164232_college';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "college" ("id" int not null default 1, "version" int not null, "address" text not null, "email" text not null, "phones" text[] not null, "hours" text not null, "about" text not null, "founders" jsonb not null, "voices" jsonb not null, "changed_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `alter table "college" add constraint "college_version_counts" check (version > 0);`,
    );
    this.addSql(`alter table "college" add constraint "college_once" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "college" cascade;`);
  }
}
