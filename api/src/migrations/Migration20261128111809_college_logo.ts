import { Migration } from '@mikro-orm/migrations';

export class Migration20261128111809_college_logo extends Migration {
  override name = 'Migration20261128111809_college_logo';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "college_logo" ("id" int not null default 1, "file_id" uuid not null, "changed_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "college_logo" add constraint "college_logo_file_once" unique ("file_id");`,
    );

    this.addSql(
      `alter table "college_logo" add constraint "college_logo_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete cascade;`,
    );
    this.addSql(`alter table "college_logo" add constraint "college_logo_once" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "college_logo" cascade;`);
  }
}
