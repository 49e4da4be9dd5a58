import { Migration } from '@mikro-orm/migrations';

export class Migration20261130224558_answers_in_order extends Migration {
  override name = 'Migration20261130224558_answers_in_order';

  override up(): void | Promise<void> {
    this.addSql(`alter table "answers" add "by_author" boolean not null default false;`);
    this.addSql(`update "answers" set "by_author" = true
      from "questions", "posts"
      where "questions"."id" = "answers"."question_id" and "posts"."id" = "questions"."post_id"
        and "posts"."user_id" = "answers"."user_id";`);
    this.addSql(
      `alter table "answers" add "standing" int generated always as (case when accepted_at is not null then 0 when by_author then 1000000000 else 2000000000 end + downvotes - upvotes) stored not null;`,
    );
    this.addSql(`create index "answers_in_order" on "answers" ("question_id", "standing", "id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "answers_in_order";`);
    this.addSql(`alter table "answers" drop column "standing";`);
    this.addSql(`alter table "answers" drop column "by_author";`);
  }
}
