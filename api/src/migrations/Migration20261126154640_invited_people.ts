import { Migration } from '@mikro-orm/migrations';

export class Migration20261126154640_invited_people extends Migration {
  override name = 'Migration20261126154640_invited_people';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "import_rows" add "invited_at" timestamptz(3) null, add "reminded_at" timestamptz(3) null, add "bounced_at" timestamptz(3) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "import_rows" drop column "invited_at", drop column "reminded_at", drop column "bounced_at";`,
    );
  }
}
