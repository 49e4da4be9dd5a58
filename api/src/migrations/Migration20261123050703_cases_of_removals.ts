import { Migration } from '@mikro-orm/migrations';

export class Migration20261123050703_cases_of_removals extends Migration {
  override name = 'Migration20261123050703_cases_of_removals';

  override up(): void | Promise<void> {
    this.addSql(`alter table "sanctions" add "case_id" uuid null;`);
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_one_for_case" unique ("case_id");`,
    );

    this.addSql(
      `alter table "removals" add "case_id" uuid null, add "hidden_by_reports" boolean not null default false;`,
    );
    this.addSql(
      `alter table "removals" add constraint "removals_case_id_foreign" foreign key ("case_id") references "report_cases" ("id") on update no action on delete set null;`,
    );
    this.addSql(`create index "removals_case_id_index" on "removals" ("case_id");`);
    this.addSql(
      `alter table "removals" add constraint "removals_by_reports_hide" check (not hidden_by_reports or (kind = 'hide' and by_id is null));`,
    );

    // What was decided until now is matched as the code did it: by the moment of the decision.
    this.addSql(`
      update removals r set hidden_by_reports = true
      from report_cases c
      where c.subject_type = r.subject_type and c.subject_id = r.subject_id
        and c.hidden_at = r.created_at and r.by_id is null and r.kind = 'hide'
        and (c.decided_at is null or c.decided_at <> r.created_at);`);
    this.addSql(`
      update removals r set case_id = c.id
      from report_cases c
      where c.subject_type = r.subject_type and c.subject_id = r.subject_id
        and (c.hidden_at = r.created_at or (c.decided_at = r.created_at and c.decision = r.kind));`);
    // Of two at the same millisecond the first is taken: a case has one sanction.
    this.addSql(`
      update sanctions s set case_id = c.id
      from report_cases c
      where c.about_id = s.person_id and c.decided_at = s.created_at
        and c.decision = case s.kind when 'warning' then 'warn' else s.kind end
        and not exists (
          select 1 from sanctions o
          where o.person_id = s.person_id and o.kind = s.kind and o.created_at = s.created_at and o.id < s.id)
        and not exists (
          select 1 from report_cases o
          where o.about_id = c.about_id and o.decision = c.decision and o.decided_at = c.decided_at and o.id < c.id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "removals" drop constraint "removals_case_id_foreign";`);

    this.addSql(`drop index "removals_case_id_index";`);
    this.addSql(`alter table "removals" drop constraint "removals_by_reports_hide";`);
    this.addSql(`alter table "removals" drop column "case_id", drop column "hidden_by_reports";`);

    this.addSql(`alter table "sanctions" drop constraint "sanctions_one_for_case";`);
    this.addSql(`alter table "sanctions" drop column "case_id";`);
  }
}
