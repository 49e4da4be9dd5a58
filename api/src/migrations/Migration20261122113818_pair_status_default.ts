import { Migration } from '@mikro-orm/migrations';

export class Migration20261122113818_pair_status_default extends Migration {
  override name = 'Migration20261122113818_pair_status_default';

  override up(): void | Promise<void> {
    this.addSql(`alter table "connections" alter column "status" set default 'none';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "connections" alter column "status" drop default;`);
  }
}
