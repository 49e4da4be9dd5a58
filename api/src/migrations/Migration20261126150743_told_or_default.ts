import { Migration } from '@mikro-orm/migrations';

export class Migration20261126150743_told_or_default extends Migration {
  override name = 'Migration20261126150743_told_or_default';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "posts" add "is_level_told" boolean not null default true, add "is_mode_told" boolean not null default true;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "posts" drop column "is_level_told", drop column "is_mode_told";`);
  }
}
