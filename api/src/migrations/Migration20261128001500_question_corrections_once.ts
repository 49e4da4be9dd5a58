import { Migration } from '@mikro-orm/migrations';

export class Migration20261128001500_question_corrections_once extends Migration {
  override name = 'Migration20261128001500_question_corrections_once';

  override up(): void | Promise<void> {
    this.addSql(`alter table "question_corrections" add "taken_back_by" uuid null;`);
    // Of what was said twice one word stands.
    this.addSql(
      `update "question_corrections" as "again" set "taken_back_at" = now() where "taken_back_at" is null and exists (select from "question_corrections" as "first" where "first"."kind" = "again"."kind" and "first"."taken_back_at" is null and "first"."id" < "again"."id" and "first"."post_id" is not distinct from "again"."post_id" and least("first"."text", "first"."other_text") = least("again"."text", "again"."other_text") and greatest("first"."text", "first"."other_text") = greatest("again"."text", "again"."other_text"));`,
    );
    this.addSql(
      `create index "question_corrections_taken_back_by_index" on "question_corrections" ("taken_back_by");`,
    );
    this.addSql(
      `create unique index "question_corrections_one_once" on "question_corrections" (md5(least("text", "other_text")), md5(greatest("text", "other_text"))) where "kind" = 'one' and "taken_back_at" is null;`,
    );
    this.addSql(
      `create unique index "question_corrections_apart_once" on "question_corrections" ("post_id", md5("text")) where "kind" = 'apart' and "taken_back_at" is null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "question_corrections_taken_back_by_index";`);
    this.addSql(`drop index "question_corrections_one_once";`);
    this.addSql(`drop index "question_corrections_apart_once";`);
    this.addSql(`alter table "question_corrections" drop column "taken_back_by";`);
  }
}
