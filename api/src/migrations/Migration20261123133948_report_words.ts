import { Migration } from '@mikro-orm/migrations';

export class Migration20261123133948_report_words extends Migration {
  override name = 'Migration20261123133948_report_words';

  override up(): void | Promise<void> {
    this.addSql(`alter table "reports" add "words_hash" text not null default '';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reports" drop column "words_hash";`);
  }
}
