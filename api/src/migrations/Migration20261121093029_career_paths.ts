import { Migration } from '@mikro-orm/migrations';

/** Which state of a career path is the current one, counted up by each save. */
export class Migration20261121093029_career_paths extends Migration {
  override name = 'Migration20261121093029_career_paths';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "career_paths" ("user_id" uuid not null, "version" int not null default 0, primary key ("user_id"));`,
    );
    this.addSql(
      `alter table "career_paths" add constraint "career_paths_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "career_paths" add constraint "career_paths_version" check (version >= 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql('drop table career_paths;');
  }
}
