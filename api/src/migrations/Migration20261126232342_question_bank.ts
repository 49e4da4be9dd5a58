import { Migration } from '@mikro-orm/migrations';

export class Migration20261126232342_question_bank extends Migration {
  override name = 'Migration20261126232342_question_bank';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "question_groups" add "text_norm" text generated always as (search_norm(text)) stored not null;`,
    );
    this.addSql(
      `create index "question_groups_text_trigrams" on "question_groups" using gin ("text_norm" gin_trgm_ops);`,
    );
    this.addSql(
      `create index "question_groups_last_asked" on "question_groups" ("last_year", "experiences", "id");`,
    );
    this.addSql(
      `create index "question_groups_most_asked" on "question_groups" ("experiences", "last_year", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "question_groups_text_trigrams";`);
    this.addSql(`drop index "question_groups_last_asked";`);
    this.addSql(`drop index "question_groups_most_asked";`);
    this.addSql(`alter table "question_groups" drop column "text_norm";`);
  }
}
