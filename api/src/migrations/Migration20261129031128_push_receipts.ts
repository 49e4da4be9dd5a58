import { Migration } from '@mikro-orm/migrations';

export class Migration20261129031128_push_receipts extends Migration {
  override name = 'Migration20261129031128_push_receipts';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "push_subscriptions" add "unheard_count" int not null default 0, add "unheard_since" timestamptz(3) null, add "silent_since" timestamptz(3) null, add "renewed_at" timestamptz(3) null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "push_subscriptions" drop column "unheard_count", drop column "unheard_since", drop column "silent_since", drop column "renewed_at";`,
    );
  }
}
