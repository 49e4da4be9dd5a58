import { Migration } from '@mikro-orm/migrations';

export class Migration20261128034141_studies extends Migration {
  override name = 'Migration20261128034141_studies';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "studies" ("id" int not null default 1, "degrees" jsonb not null, "streams" text[] not null, primary key ("id"));`,
    );

    this.addSql(
      `alter table "studies" add constraint "studies_streams_count" check (cardinality(streams) <= 40);`,
    );
    this.addSql(
      `alter table "studies" add constraint "studies_degrees_count" check (jsonb_array_length(degrees) <= 12);`,
    );
    this.addSql(
      `alter table "studies" add constraint "studies_degrees_some" check (jsonb_array_length(degrees) > 0);`,
    );
    this.addSql(`alter table "studies" add constraint "studies_once" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "studies" cascade;`);
  }
}
