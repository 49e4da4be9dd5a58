import { Migration } from '@mikro-orm/migrations';

export class Migration20261123034952_report_excerpts extends Migration {
  override name = 'Migration20261123034952_report_excerpts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reports" add "excerpt" text not null default '';`);

    this.addSql(
      `update "reports" r set "excerpt" = c.excerpt from "report_cases" c where c.id = r.case_id;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reports" drop column "excerpt";`);
  }
}
