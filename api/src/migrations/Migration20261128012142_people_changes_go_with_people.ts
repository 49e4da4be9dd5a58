import { Migration } from '@mikro-orm/migrations';

export class Migration20261128012142_people_changes_go_with_people extends Migration {
  override name = 'Migration20261128012142_people_changes_go_with_people';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "people_changes" add constraint "people_changes_person_id_foreign" foreign key ("person_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(`create index "people_changes_person_id_index" on "people_changes" ("person_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "people_changes" drop constraint "people_changes_person_id_foreign";`);

    this.addSql(`drop index "people_changes_person_id_index";`);
  }
}
