import { Migration } from '@mikro-orm/migrations';

export class Migration20261128080626_college_name extends Migration {
  override name = 'Migration20261128080626_college_name';

  override up(): void | Promise<void> {
    this.addSql(`alter table "college" add "name" text not null default '';`);
    this.addSql(
      `alter table "college" add constraint "college_name_length" check (char_length(name) <= 200);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "college" drop constraint "college_name_length";`);
    this.addSql(`alter table "college" drop column "name";`);
  }
}
