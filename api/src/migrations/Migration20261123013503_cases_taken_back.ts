import { Migration } from '@mikro-orm/migrations';

export class Migration20261123013503_cases_taken_back extends Migration {
  override name = 'Migration20261123013503_cases_taken_back';

  override up(): void | Promise<void> {
    this.addSql(`alter table "report_cases" add "taken_back_at" timestamptz(3) null;`);
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_taken_back_decided" check (taken_back_at is null or decided_at is not null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "report_cases" drop constraint "report_cases_taken_back_decided";`);
    this.addSql(`alter table "report_cases" drop column "taken_back_at";`);
  }
}
