import { Migration } from '@mikro-orm/migrations';

export class Migration20261128225846_post_key extends Migration {
  override name = 'Migration20261128225846_post_key';

  override up(): void | Promise<void> {
    this.addSql(`alter table "posts" add "key" text null;`);
    this.addSql(`alter table "posts" add constraint "posts_key_once" unique ("user_id", "key");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "posts" drop constraint "posts_key_once";`);
    this.addSql(`alter table "posts" drop column "key";`);
  }
}
