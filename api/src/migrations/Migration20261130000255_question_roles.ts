import { Migration } from '@mikro-orm/migrations';

export class Migration20261130000255_question_roles extends Migration {
  override name = 'Migration20261130000255_question_roles';

  override up(): void | Promise<void> {
    this.addSql(`alter table "question_groups" add "roles" text[] not null default '{}';`);
    this.addSql(`update "question_groups" set "roles" = told.roles
      from (select group_id, array_agg(distinct search_norm(role)) as roles from asked_questions group by 1) told
      where told.group_id = question_groups.id;`);
    this.addSql(`create index "question_groups_roles" on "question_groups" using gin ("roles");`);
    this.addSql(
      `create index "question_groups_of_topic" on "question_groups" ("topic", "experiences", "last_year", "id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "question_groups_roles";`);
    this.addSql(`drop index "question_groups_of_topic";`);
    this.addSql(`alter table "question_groups" drop column "roles";`);
  }
}
