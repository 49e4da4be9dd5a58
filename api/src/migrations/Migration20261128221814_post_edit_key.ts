import { Migration } from '@mikro-orm/migrations';

export class Migration20261128221814_post_edit_key extends Migration {
  override name = 'Migration20261128221814_post_edit_key';

  override up(): void | Promise<void> {
    this.addSql(`alter table "posts" add "edit_key" text null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "posts" drop column "edit_key";`);
  }
}
