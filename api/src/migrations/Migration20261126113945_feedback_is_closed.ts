import { Migration } from '@mikro-orm/migrations';

export class Migration20261126113945_feedback_is_closed extends Migration {
  override name = 'Migration20261126113945_feedback_is_closed';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "feedback" add "closed_at" timestamptz(3) null, add "closed_by_id" uuid null;`,
    );
    this.addSql(
      `alter table "feedback" add constraint "feedback_closed_by_id_foreign" foreign key ("closed_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "feedback_closed_by_id_index" on "feedback" ("closed_by_id");`);
    this.addSql(
      `create index "feedback_open" on "feedback" ("created_at", "id") where closed_at is null;`,
    );
    this.addSql(`create index "feedback_by_time" on "feedback" ("created_at", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "feedback" drop constraint "feedback_closed_by_id_foreign";`);

    this.addSql(`drop index "feedback_closed_by_id_index";`);
    this.addSql(`drop index "feedback_open";`);
    this.addSql(`drop index "feedback_by_time";`);
    this.addSql(`alter table "feedback" drop column "closed_at", drop column "closed_by_id";`);
  }
}
