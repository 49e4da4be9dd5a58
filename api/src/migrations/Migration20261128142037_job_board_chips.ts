import { Migration } from '@mikro-orm/migrations';

export class Migration20261128142037_job_board_chips extends Migration {
  override name = 'Migration20261128142037_job_board_chips';

  override up(): void | Promise<void> {
    // The range that what an opening pays a year is in, of what its poster wrote: of "18-24 LPA" the
    // middle, of "40k per month" twelve times it. What has another currency, or no number, is unknown.
    this.addSql(`create function job_pay(ctc text) returns text language sql immutable parallel safe
return (select case when lakhs > 0 and lakhs < 5 then 'under5' when lakhs >= 5 and lakhs < 10 then 'from5' when lakhs >= 10 and lakhs < 20 then 'from10' when lakhs >= 20 then 'from20' else 'unknown' end
from (
  select amount * unit / 100000 * case
    when said ~ 'month|/ *mo\\M|\\mp\\.?m\\M|stipend' then 12
    when said ~ 'year|annum|annual|lpa|\\mp\\.?a\\M' then 1
    when unit = 1000 or unit = 1 and amount < 200000 then 12
    else 1 end as lakhs
  from (
    select said, amount, case
      when said ~ 'crore|[0-9] *cr\\M' then 10000000
      when said ~ 'lpa|lakh|\\mlacs?\\M|[0-9] *l\\M' then 100000
      when said ~ '[0-9] *k\\M' then 1000
      when amount <= 500 and said !~ 'month' then 100000
      else 1 end as unit
    from (
      select said, (numbers[1]::numeric + coalesce(numbers[2], numbers[1])::numeric) / 2 as amount
      from (
        select said, regexp_match(said, '([0-9]{1,9}(?:\\.[0-9]{1,4})?)(?:[^0-9.]{0,12}?(?:-|–|to)[^0-9.]{0,6}([0-9]{1,9}(?:\\.[0-9]{1,4})?))?') as numbers
        from (select lower(replace(coalesce(ctc, ''), ',', '')) as said) written
        where said !~ '[$€£]|usd|eur|gbp'
      ) found
    ) counted
  ) measured
) paid
union all select 'unknown' limit 1);`);
    this.addSql(
      `alter table "job_openings" add "pay" text generated always as (job_pay(ctc)) stored not null;`,
    );

    this.addSql(`drop index "saved_job_searches_once";`);
    this.addSql(
      `alter table "saved_job_searches" drop constraint "saved_job_searches_some_filter";`,
    );
    this.addSql(`alter table "saved_job_searches" add "chosen" jsonb null;`);
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_some_filter" check (num_nonnulls(search, company, role, job_location, job_type, skill, experience, city, chosen) >= 1);`,
    );
    this.addSql(
      `create unique index "saved_job_searches_once" on "saved_job_searches" ("user_id", (coalesce(search, '')), (coalesce(company, '')), (coalesce(role, '')), (coalesce(job_location, '')), (coalesce(job_type, '')), (coalesce(skill, '')), (coalesce(experience, '')), (coalesce(city, '')), md5(coalesce(chosen::text, '')));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "job_openings" drop column "pay";`);
    this.addSql(`drop function job_pay;`);

    this.addSql(`delete from "saved_job_searches" where chosen is not null;`);
    this.addSql(`drop index "saved_job_searches_once";`);
    this.addSql(
      `alter table "saved_job_searches" drop constraint "saved_job_searches_some_filter";`,
    );
    this.addSql(`alter table "saved_job_searches" drop column "chosen";`);
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_some_filter" check (num_nonnulls(search, company, role, job_location, job_type, skill, experience, city) >= 1);`,
    );
    this.addSql(
      `create unique index "saved_job_searches_once" on "saved_job_searches" ("user_id", (coalesce(search, '')), (coalesce(company, '')), (coalesce(role, '')), (coalesce(job_location, '')), (coalesce(job_type, '')), (coalesce(skill, '')), (coalesce(experience, '')), (coalesce(city, '')));`,
    );
  }
}
