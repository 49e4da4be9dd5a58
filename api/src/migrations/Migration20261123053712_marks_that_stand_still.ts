import { Migration } from '@mikro-orm/migrations';

export class Migration20261123053712_marks_that_stand_still extends Migration {
  override name = 'Migration20261123053712_marks_that_stand_still';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "conversation_participants" add "shown_read_number" int null, add "shown_delivered_number" int null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "conversation_participants" drop column "shown_read_number", drop column "shown_delivered_number";`,
    );
  }
}
