import { Migration } from '@mikro-orm/migrations';

const texts =
  "(coalesce(search, '')), (coalesce(company, '')), (coalesce(role, '')), (coalesce(job_location, '')), (coalesce(job_type, '')), (coalesce(skill, '')), (coalesce(experience, ''))";

export class Migration20261126154531_saved_searches_by_city extends Migration {
  override name = 'Migration20261126154531_saved_searches_by_city';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "saved_job_searches" drop constraint "saved_job_searches_some_filter";`,
    );
    this.addSql(`alter table "saved_job_searches" add "city" text null;`);
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_some_filter" check (num_nonnulls(search, company, role, job_location, job_type, skill, experience, city) >= 1);`,
    );
    this.addSql(`drop index "saved_job_searches_once";`);
    this.addSql(
      `create unique index "saved_job_searches_once" on "saved_job_searches" ("user_id", ${texts}, (coalesce(city, '')));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "saved_job_searches" drop constraint "saved_job_searches_some_filter";`,
    );
    this.addSql(`delete from "saved_job_searches" where city is not null;`);
    this.addSql(`alter table "saved_job_searches" drop column "city";`);
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_some_filter" check (num_nonnulls(search, company, role, job_location, job_type, skill, experience) >= 1);`,
    );
    this.addSql(
      `create unique index "saved_job_searches_once" on "saved_job_searches" ("user_id", ${texts});`,
    );
  }
}
