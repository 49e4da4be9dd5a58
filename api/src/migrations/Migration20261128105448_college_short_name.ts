import { Migration } from '@mikro-orm/migrations';

export class Migration20261128105448_college_short_name extends Migration {
  override name = 'Migration20261128105448_college_short_name';

  override up(): void | Promise<void> {
    this.addSql(`alter table "college" add "short_name" text not null default '';`);
    this.addSql(
      `alter table "college" add constraint "college_short_name_length" check (char_length(short_name) <= 16);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "college" drop constraint "college_short_name_length";`);
    this.addSql(`alter table "college" drop column "short_name";`);
  }
}
