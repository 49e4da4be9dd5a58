import { Migration } from '@mikro-orm/migrations';

export class Migration20261130041337_company_likeness extends Migration {
  override name = 'Migration20261130041337_company_likeness';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "companies_initials" on "companies" (regexp_replace("slug", '([^-])[^-]*-?', '\\1', 'g'));`,
    );
    this.addSql(
      `create index "companies_slug_trigrams" on "companies" using gin ("slug" gin_trgm_ops);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "companies_initials";`);
    this.addSql(`drop index "companies_slug_trigrams";`);
  }
}
