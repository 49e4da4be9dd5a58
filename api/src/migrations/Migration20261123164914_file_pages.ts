import { Migration } from '@mikro-orm/migrations';

export class Migration20261123164914_file_pages extends Migration {
  override name = 'Migration20261123164914_file_pages';

  override up(): void | Promise<void> {
    this.addSql(`alter table "files" add "pages" int null;`);

    this.addSql(`alter table "messages" add "file_pages" int null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "files" drop column "pages";`);

    this.addSql(`alter table "messages" drop column "file_pages";`);
  }
}
