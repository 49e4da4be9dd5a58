import { Migration } from '@mikro-orm/migrations';

export class Migration20261130142836_openings_alike extends Migration {
  override name = 'Migration20261130142836_openings_alike';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "job_openings_open_of_company" on "job_openings" ("company_norm", "id") where is_current;`,
    );
    this.addSql(`drop index "job_openings_of_role";`);
    this.addSql(`create index "job_openings_of_role" on "job_openings" ("role_norm", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "job_openings_of_role";`);
    this.addSql(`create index "job_openings_of_role" on "job_openings" ("role_norm");`);
    this.addSql(`drop index "job_openings_open_of_company";`);
  }
}
