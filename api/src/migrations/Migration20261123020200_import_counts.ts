import { Migration } from '@mikro-orm/migrations';

const renamed = {
  good: 'valid_count',
  bad: 'invalid_count',
  known: 'existing_count',
  made: 'created_count',
  kept: 'kept_count',
  reached: 'last_run_row',
};

export class Migration20261123020200_import_counts extends Migration {
  override name = 'Migration20261123020200_import_counts';

  override up(): void | Promise<void> {
    for (const [from, to] of Object.entries(renamed))
      this.addSql(`alter table "imports" rename column "${from}" to "${to}";`);
  }

  override down(): void | Promise<void> {
    for (const [from, to] of Object.entries(renamed))
      this.addSql(`alter table "imports" rename column "${to}" to "${from}";`);
  }
}
