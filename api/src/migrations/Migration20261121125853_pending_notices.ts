import { Migration } from '@mikro-orm/migrations';

/** Requests that wait, to be looked at whenever one may have been answered. */
export class Migration20261121125853_pending_notices extends Migration {
  override name = 'Migration20261121125853_pending_notices';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "notifications_pending" on "notifications" ("user_id", "group_key") where status = 'pending';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "notifications_pending";`);
  }
}
