import { Migration } from '@mikro-orm/migrations';

export class Migration20261127172050_college_accent extends Migration {
  override name = 'Migration20261127172050_college_accent';

  override up(): void | Promise<void> {
    this.addSql(`alter table "college" add "accent" text not null default '';`);
    this.addSql(
      `alter table "college" add constraint "college_accent_is_colour" check (accent ~ '^(#[0-9a-f]{6})?$');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "college" drop constraint "college_accent_is_colour";`);
    this.addSql(`alter table "college" drop column "accent";`);
  }
}
