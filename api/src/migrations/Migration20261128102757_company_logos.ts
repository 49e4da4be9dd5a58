import { Migration } from '@mikro-orm/migrations';

export class Migration20261128102757_company_logos extends Migration {
  override name = 'Migration20261128102757_company_logos';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "company_logos" ("company_id" uuid not null, "file_id" uuid null, "before_id" uuid null, "decision_id" uuid null, "is_first" boolean not null, "decided_at" timestamptz(3) not null default now(), primary key ("company_id"));`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_file_once" unique ("file_id");`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_before_once" unique ("before_id");`,
    );

    this.addSql(
      `alter table "company_logos" add constraint "company_logos_company_id_foreign" foreign key ("company_id") references "companies" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_before_id_foreign" foreign key ("before_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_another_before" check (file_id <> before_id);`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_first_has_none_before" check (not is_first or before_id is null);`,
    );
    this.addSql(
      `alter table "company_logos" add constraint "company_logos_undo_to_before" check (decision_id is not null or before_id is null);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "company_logos" cascade;`);
  }
}
