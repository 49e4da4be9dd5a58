import { Migration } from '@mikro-orm/migrations';

export class Migration20261201044624_questions_that_are_none extends Migration {
  override name = 'Migration20261201044624_questions_that_are_none';

  override up(): void | Promise<void> {
    this.addSql(`alter table "question_corrections" drop constraint "question_corrections_whole";`);
    this.addSql(
      `create unique index "question_corrections_none_once" on "question_corrections" ("post_id", md5("text")) where "kind" = 'none' and "taken_back_at" is null;`,
    );
    this.addSql(
      `alter table "question_corrections" add constraint "question_corrections_whole" check (kind in ('apart', 'none', 'one') and (kind in ('apart', 'none')) = (post_id is not null) and (kind = 'one') = (other_text is not null));`,
    );
  }

  override down(): void | Promise<void> {
    // What the constraint of before does not know.
    this.addSql(`delete from "question_corrections" where "kind" = 'none';`);
    this.addSql(`drop index "question_corrections_none_once";`);
    this.addSql(`alter table "question_corrections" drop constraint "question_corrections_whole";`);
    this.addSql(
      `alter table "question_corrections" add constraint "question_corrections_whole" check ((kind = ANY (ARRAY['apart'::text, 'one'::text])) AND ((kind = 'apart'::text) = (post_id IS NOT NULL)) AND ((kind = 'one'::text) = (other_text IS NOT NULL)));`,
    );
  }
}
