import { Migration } from '@mikro-orm/migrations';

export class Migration20261123013623_admin_search extends Migration {
  override name = 'Migration20261123013623_admin_search';

  override up(): void | Promise<void> {
    this.addSql(`create index "users_by_college" on "users" (lower(college), id);`);
    this.addSql(`create index "users_by_year" on "users" ("year_of_graduation", "id");`);
    this.addSql(
      `create index "users_found_trigrams" on "users" using gin ((full_name || ' ' || email::text) gin_trgm_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "users_by_college";`);
    this.addSql(`drop index "users_by_year";`);
    this.addSql(`drop index "users_found_trigrams";`);
  }
}
