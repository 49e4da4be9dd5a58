import { Migration } from '@mikro-orm/migrations';

export class Migration20261127044702_accepted_answers extends Migration {
  override name = 'Migration20261127044702_accepted_answers';

  override up(): void | Promise<void> {
    this.addSql(`drop index "answers_of_question";`);
    this.addSql(
      `alter table "answers" add "accepted_at" timestamptz(3) null, add "place" uuid generated always as (case when accepted_at is null then id else '00000000-0000-7000-8000-000000000000'::uuid end) stored not null;`,
    );
    this.addSql(
      `alter table "answers" add constraint "answers_of_question" unique ("question_id", "place");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "answers" drop constraint "answers_of_question";`);
    this.addSql(`alter table "answers" drop column "accepted_at", drop column "place";`);
    this.addSql(`create index "answers_of_question" on "answers" ("question_id", "id");`);
  }
}
