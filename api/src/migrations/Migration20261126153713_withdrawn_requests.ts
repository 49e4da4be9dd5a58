import { Migration } from '@mikro-orm/migrations';

export class Migration20261126153713_withdrawn_requests extends Migration {
  override name = 'Migration20261126153713_withdrawn_requests';

  override up(): void | Promise<void> {
    this.addSql(`alter table "report_cases" drop constraint "report_cases_words_known";`);
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_words_known" check (subject_type in ('post', 'question', 'answer', 'gratitude', 'job', 'profile', 'message', 'chatRequest') and decision in ('nothing', 'hide', 'delete', 'warn', 'mute', 'ban') and appeal_outcome in ('upheld', 'overturned'));`,
    );

    this.addSql(`alter table "conversations" drop constraint "conversations_status_known";`);
    this.addSql(`alter table "conversations" add "withdrawn_at" timestamptz(3) null;`);
    this.addSql(
      `alter table "conversations" add constraint "conversations_status_known" check (status in ('pending', 'active', 'declined', 'expired', 'withdrawn'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "conversations" drop constraint "conversations_status_known";`);
    this.addSql(`alter table "conversations" drop column "withdrawn_at";`);
    this.addSql(
      `alter table "conversations" add constraint "conversations_status_known" check ("status" in ('pending', 'active', 'declined', 'expired'));`,
    );

    this.addSql(`alter table "report_cases" drop constraint "report_cases_words_known";`);
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_words_known" check ((subject_type = ANY (ARRAY['post'::text, 'question'::text, 'answer'::text, 'gratitude'::text, 'job'::text, 'profile'::text, 'message'::text])) AND (decision = ANY (ARRAY['nothing'::text, 'hide'::text, 'delete'::text, 'warn'::text, 'mute'::text, 'ban'::text])) AND (appeal_outcome = ANY (ARRAY['upheld'::text, 'overturned'::text])));`,
    );
  }
}
