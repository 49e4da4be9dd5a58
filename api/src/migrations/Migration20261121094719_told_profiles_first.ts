import { Migration } from '@mikro-orm/migrations';

/** Lists of people begin with those who say something of themselves: the first key of their indexes. */
export class Migration20261121094719_told_profiles_first extends Migration {
  override name = 'Migration20261121094719_told_profiles_first';

  override up(): void | Promise<void> {
    this.addSql(`drop index "profiles_most_helpful";`);
    this.addSql(`drop index "profiles_most_viewed";`);
    this.addSql(
      `alter table "profiles" add "is_told" boolean generated always as (coalesce(btrim(bio), '') <> '' or cardinality(interests) > 0 or cardinality(alumni_topics) > 0 or helpful > 0) stored not null;`,
    );
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

  override down(): void | Promise<void> {
    this.addSql(`drop index "profiles_told_recently_active";`);
    this.addSql(`drop index "profiles_told_most_viewed";`);
    this.addSql(`drop index "profiles_told_most_helpful";`);
    this.addSql(`alter table "profiles" drop column "is_told";`);
    this.addSql(`create index "profiles_most_viewed" on "profiles" ("views", "user_id");`);
    this.addSql(`create index "profiles_most_helpful" on "profiles" ("helpful", "user_id");`);
  }
}
