import { Migration } from '@mikro-orm/migrations';

const learning = (columns: string[], places: string): string => {
  const of = (row: string): string => columns.map((column) => `${row}.${column}`).join(', ');
  return `create or replace function "posts_learn_terms_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or (${of('old')}) is distinct from (${of('new')}) then
    insert into search_terms (kind, norm)
    select kind, norm from (select 'company' as kind, new.company_norm as norm union select 'role', new.role_norm ${places}union select 'hashtag', unnest(new.tags_norm)) said
    where ${places && "norm <> '' and "}not exists (select from search_terms known where known.kind = said.kind and known.norm = said.norm) order by kind, norm
    on conflict do nothing;
  end if;
  return null; end; $$ language plpgsql;`;
};

/** Posts are found by the place of the job too. */
export class Migration20261121171500_places_found extends Migration {
  override name = 'Migration20261121171500_places_found';

  override up(): void | Promise<void> {
    this.addSql(`alter table "search_terms" drop constraint "search_terms_kind_known";`);
    this.addSql(
      `alter table "search_terms" add constraint "search_terms_kind_known" check (kind in ('company', 'role', 'hashtag', 'location'));`,
    );
    this.addSql(
      `alter table "posts" add "location_norm" text generated always as (search_norm(location)) stored null;`,
    );
    this.addSql(
      `create index "posts_of_location" on "posts" ("location_norm", "last_active_at", "id") where location_norm is not null;`,
    );
    this.addSql(
      learning(
        ['company_norm', 'role_norm', 'location_norm', 'tags_norm'],
        "union select 'location', new.location_norm ",
      ),
    );
    this.addSql(
      `insert into "search_terms" ("kind", "norm") select distinct 'location', location_norm from posts where location_norm <> '' on conflict do nothing;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(learning(['company_norm', 'role_norm', 'tags_norm'], ''));
    this.addSql(`drop index "posts_of_location";`);
    this.addSql(`alter table "posts" drop column "location_norm";`);
    this.addSql(`delete from "search_terms" where kind = 'location';`);
    this.addSql(`alter table "search_terms" drop constraint "search_terms_kind_known";`);
    this.addSql(
      `alter table "search_terms" add constraint "search_terms_kind_known" check (kind in ('company', 'role', 'hashtag'));`,
    );
  }
}
