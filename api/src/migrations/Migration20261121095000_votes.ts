import { Migration } from '@mikro-orm/migrations';

/** What people vote on questions and answers, and when these were corrected. */
export class Migration20261121095000_votes extends Migration {
  override name = 'Migration20261121095000_votes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "questions" add "edited_at" timestamptz(3) null;`);
    this.addSql(`alter table "answers" add "edited_at" timestamptz(3) null;`);

    for (const said of ['question', 'answer']) {
      this.addSql(
        `create table "${said}_votes" ("${said}_id" uuid not null, "user_id" uuid not null, "sign" smallint not null, "was" smallint not null default 0, primary key ("${said}_id", "user_id"));`,
      );
      this.addSql(`create index "${said}_votes_user_id_index" on "${said}_votes" ("user_id");`);
      this.addSql(
        `alter table "${said}_votes" add constraint "${said}_votes_${said}_id_foreign" foreign key ("${said}_id") references "${said}s" ("id") on update no action on delete cascade;`,
      );
      this.addSql(
        `alter table "${said}_votes" add constraint "${said}_votes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
      );
      this.addSql(
        `alter table "${said}_votes" add constraint "${said}_votes_signs" check (abs(sign) <= 1 and abs(was) <= 1);`,
      );
    }
  }

  override down(): void | Promise<void> {
    this.addSql('drop table "question_votes", "answer_votes";');
    this.addSql('alter table "questions" drop column "edited_at";');
    this.addSql('alter table "answers" drop column "edited_at";');
  }
}
