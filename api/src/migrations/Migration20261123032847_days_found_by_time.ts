import { Migration } from '@mikro-orm/migrations';

export class Migration20261123032847_days_found_by_time extends Migration {
  override name = 'Migration20261123032847_days_found_by_time';

  override up(): void | Promise<void> {
    this.addSql(`create index "posts_by_day" on "posts" using brin ("created_at");`);

    this.addSql(`create index "questions_by_day" on "questions" using brin ("created_at");`);

    this.addSql(`create index "job_openings_by_day" on "job_openings" using brin ("created_at");`);

    this.addSql(`create index "answers_by_day" on "answers" using brin ("created_at");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "answers_by_day";`);

    this.addSql(`drop index "job_openings_by_day";`);

    this.addSql(`drop index "posts_by_day";`);

    this.addSql(`drop index "questions_by_day";`);
  }
}
