import { Migration } from '@mikro-orm/migrations';

export class Migration20261128190217_job_facet_tokens extends Migration {
  override name = 'Migration20261128190217_job_facet_tokens';

  override up(): void | Promise<void> {
    this.addSql(`create function job_facet_tokens(company text, role text, type text, ctc text, location text, city text, audience text, skills text[])
      returns text[] language sql immutable parallel safe
      return array_remove(array[
        'company:' || search_norm(company),
        'role:' || search_norm(role),
        'type:' || type,
        'pay:' || job_pay(ctc),
        'location:' || location,
        'city:' || city,
        'audience:' || audience
      ], null) || array(select 'skill:' || skill from unnest(search_norms(skills)) as skill);`);
    this.addSql(
      `alter table "job_openings" add "facet_tokens" text[] generated always as (job_facet_tokens(company_name, role, job_type, ctc, job_location, specific_location, specific_to, skills_required)) stored not null;`,
    );
    this.addSql(`create index "job_openings_of_role" on "job_openings" ("role_norm");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "job_openings_of_role";`);
    this.addSql(`alter table "job_openings" drop column "facet_tokens";`);
    this.addSql(`drop function job_facet_tokens;`);
  }
}
