import { Migration } from '@mikro-orm/migrations';

export class Migration20261122132950_people_in_order extends Migration {
  override name = 'Migration20261122132950_people_in_order';

  override up(): void | Promise<void> {
    this.addSql(`drop index "profiles_told_most_helpful";`);
    this.addSql(`drop index "profiles_told_most_viewed";`);
    this.addSql(`drop index "profiles_told_recently_active";`);
    this.addSql(`create index "profiles_most_helpful" on "profiles" ("helpful", "user_id");`);
    this.addSql(`create index "profiles_most_viewed" on "profiles" ("views", "user_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "profiles_most_helpful";`);
    this.addSql(`drop index "profiles_most_viewed";`);
    this.addSql(
      `create index "profiles_told_most_helpful" on "profiles" ("is_told", "helpful", "user_id");`,
    );
    this.addSql(
      `create index "profiles_told_most_viewed" on "profiles" ("is_told", "views", "user_id");`,
    );
    this.addSql(
      `create index "profiles_told_recently_active" on "profiles" ("is_told", "last_active_at", "user_id");`,
    );
  }
}
