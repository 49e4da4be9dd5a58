import { Migration } from '@mikro-orm/migrations';

export class Migration20261123214722_job_alert_finds extends Migration {
  override name = 'Migration20261123214722_job_alert_finds';

  /**
   * Searches that mail at once were mailed without a note of it: they begin anew. What was posted
   * since the last weekly mail waits to be found by the others.
   */
  override up(): void | Promise<void> {
    this.addSql(
      `create table "job_alert_finds" ("search_id" uuid not null, "job_id" uuid not null, primary key ("search_id", "job_id"));`,
    );
    this.addSql(`create index "job_alert_finds_job_id_index" on "job_alert_finds" ("job_id");`);

    this.addSql(
      `alter table "saved_job_searches" add "since" timestamptz(3) not null default now();`,
    );
    this.addSql(`alter table "saved_job_searches" alter column "mailed_at" drop default;`);
    this.addSql(`alter table "saved_job_searches" alter column "mailed_at" drop not null;`);

    this.addSql(`alter table "job_openings" add "is_matched" boolean not null default true;`);
    this.addSql(`alter table "job_openings" alter column "is_matched" set default false;`);
    this.addSql(
      `create index "job_openings_unmatched" on "job_openings" ("created_at", "id") where not is_matched;`,
    );

    this.addSql(
      `alter table "job_alert_finds" add constraint "job_alert_finds_search_id_foreign" foreign key ("search_id") references "saved_job_searches" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "job_alert_finds" add constraint "job_alert_finds_job_id_foreign" foreign key ("job_id") references "job_openings" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `update "saved_job_searches" set "since" = "mailed_at" where "mails" in ('daily', 'weekly');`,
    );
    this.addSql(
      `update "job_openings" set "is_matched" = false where "created_at" > now() - interval '8 days';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "job_alert_finds" cascade;`);

    this.addSql(`drop index "job_openings_unmatched";`);
    this.addSql(`alter table "job_openings" drop column "is_matched";`);

    this.addSql(`update "saved_job_searches" set "mailed_at" = greatest("since", "mailed_at");`);
    this.addSql(`alter table "saved_job_searches" alter column "mailed_at" set default now();`);
    this.addSql(`alter table "saved_job_searches" alter column "mailed_at" set not null;`);
    this.addSql(`alter table "saved_job_searches" drop column "since";`);
  }
}
