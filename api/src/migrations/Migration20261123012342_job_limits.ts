import { Migration } from '@mikro-orm/migrations';

export class Migration20261123012342_job_limits extends Migration {
  override name = 'Migration20261123012342_job_limits';

  override up(): void | Promise<void> {
    // The last of searches that are the same stays; what is longer than the rule of the form is cut, so that no row fails.
    this.addSql(
      `delete from saved_job_searches s using saved_job_searches later where later.user_id = s.user_id and later.id > s.id and (later.search, later.company, later.role, later.job_location, later.job_type, later.skill, later.experience) is not distinct from (s.search, s.company, s.role, s.job_location, s.job_type, s.skill, s.experience);`,
    );
    this.addSql(
      `update job_openings set company_name = left(company_name, 100), role = left(role, 100), job_description = left(job_description, 500), skills_required = skills_required[1:20] where char_length(company_name) > 100 or char_length(role) > 100 or char_length(job_description) > 500 or cardinality(skills_required) > 20;`,
    );
    this.addSql(
      `create unique index "saved_job_searches_once" on "saved_job_searches" ("user_id", (coalesce(search, '')), (coalesce(company, '')), (coalesce(role, '')), (coalesce(job_location, '')), (coalesce(job_type, '')), (coalesce(skill, '')), (coalesce(experience, '')));`,
    );

    this.addSql(`alter table "profiles" rename column "is_told" to "has_content";`);

    this.addSql(`alter table "job_openings" drop constraint "job_openings_counters_positive";`);
    this.addSql(`alter table "job_openings" rename column "times_asked" to "unanswered_checks";`);
    this.addSql(`alter table "job_openings" rename column "asked_at" to "open_checked_at";`);
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_sizes" check (char_length(company_name) <= 100 and char_length(role) <= 100 and char_length(job_description) <= 500 and cardinality(skills_required) <= 20);`,
    );
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_counters_positive" check (likes >= 0 and views >= 0 and applications >= 0 and unanswered_checks >= 0);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job_openings" drop constraint "job_openings_sizes";`);
    this.addSql(`alter table "job_openings" drop constraint "job_openings_counters_positive";`);
    this.addSql(`alter table "job_openings" rename column "unanswered_checks" to "times_asked";`);
    this.addSql(`alter table "job_openings" rename column "open_checked_at" to "asked_at";`);
    this.addSql(
      `alter table "job_openings" add constraint "job_openings_counters_positive" check ((likes >= 0) AND (views >= 0) AND (applications >= 0) AND (times_asked >= 0));`,
    );

    this.addSql(`alter table "profiles" rename column "has_content" to "is_told";`);

    this.addSql(`drop index "saved_job_searches_once";`);
  }
}
