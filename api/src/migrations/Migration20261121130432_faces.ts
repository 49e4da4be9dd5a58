import { Migration } from '@mikro-orm/migrations';

export class Migration20261121130432_faces extends Migration {
  override name = 'Migration20261121130432_faces';

  override up(): void | Promise<void> {
    this.addSql(`create index "users_picture_id_index" on "users" ("picture_id");`);
    this.addSql(
      `create index "users_branch_and_batch" on "users" (coalesce(stream, specialisation), year_of_graduation, id);`,
    );

    this.addSql(`create index "profiles_banner_id_index" on "profiles" ("banner_id");`);
    this.addSql(`create index "profiles_interests" on "profiles" using gin ("interests");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "profiles_banner_id_index";`);
    this.addSql(`drop index "profiles_interests";`);

    this.addSql(`drop index "users_picture_id_index";`);
    this.addSql(`drop index "users_branch_and_batch";`);
  }
}
