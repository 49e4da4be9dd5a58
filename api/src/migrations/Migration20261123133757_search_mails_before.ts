import { Migration } from '@mikro-orm/migrations';

export class Migration20261123133757_search_mails_before extends Migration {
  override name = 'Migration20261123133757_search_mails_before';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "saved_job_searches" drop constraint "saved_job_searches_words_known";`,
    );
    this.addSql(`alter table "saved_job_searches" add "mails_before" text null;`);
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_words_known" check (mails in ('never', 'atOnce', 'daily', 'weekly') and mails_before in ('atOnce', 'daily', 'weekly') and job_type in ('fte', 'intern') and job_location in ('onCampus', 'remote', 'hybrid', 'wfh', 'other'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "saved_job_searches" drop constraint "saved_job_searches_words_known";`,
    );
    this.addSql(`alter table "saved_job_searches" drop column "mails_before";`);
    this.addSql(
      `alter table "saved_job_searches" add constraint "saved_job_searches_words_known" check ((mails = ANY (ARRAY['never'::text, 'atOnce'::text, 'daily'::text, 'weekly'::text])) AND (job_type = ANY (ARRAY['fte'::text, 'intern'::text])) AND (job_location = ANY (ARRAY['onCampus'::text, 'remote'::text, 'hybrid'::text, 'wfh'::text, 'other'::text])));`,
    );
  }
}
