import { Migration } from '@mikro-orm/migrations';

export class Migration20261130001001_first_admins extends Migration {
  override name = 'Migration20261130001001_first_admins';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "first_admins" ("number" int not null, "at" timestamptz(3) not null, primary key ("number"));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "first_admins" cascade;`);
  }
}
