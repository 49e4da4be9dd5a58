import { Migration } from '@mikro-orm/migrations';

export class Migration20261122165152_notifications_on_post extends Migration {
  override name = 'Migration20261122165152_notifications_on_post';

  override up(): void | Promise<void> {
    this.addSql(
      `create index "notifications_on_post" on "notifications" (substring(link from '^/post/([0-9a-f-]{36})'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "notifications_on_post";`);
  }
}
