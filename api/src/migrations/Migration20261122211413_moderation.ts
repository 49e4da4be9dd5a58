import { Migration } from '@mikro-orm/migrations';

export class Migration20261122211413_moderation extends Migration {
  override name = 'Migration20261122211413_moderation';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "report_cases" ("id" uuid not null, "subject_type" text not null, "subject_id" uuid not null, "about_id" uuid not null, "excerpt" text not null, "link" text not null, "reports_count" int not null default 0, "created_at" timestamptz(3) not null default now(), "hidden_at" timestamptz(3) null, "claimed_by_id" uuid null, "claimed_until" timestamptz(3) null, "decision" text null, "decision_reason" text not null default '', "decided_by_id" uuid null, "decided_at" timestamptz(3) null, "appeal" text not null default '', "appealed_at" timestamptz(3) null, "appeal_outcome" text null, "appeal_answer" text not null default '', "appeal_decided_by_id" uuid null, "appeal_decided_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `create index "report_cases_claimed_by_id_index" on "report_cases" ("claimed_by_id");`,
    );
    this.addSql(
      `create index "report_cases_decided_by_id_index" on "report_cases" ("decided_by_id");`,
    );
    this.addSql(
      `create index "report_cases_appeal_decided_by_id_index" on "report_cases" ("appeal_decided_by_id");`,
    );
    this.addSql(`create index "report_cases_about" on "report_cases" ("about_id", "id");`);
    this.addSql(
      `create index "report_cases_of_subject" on "report_cases" ("subject_type", "subject_id");`,
    );
    this.addSql(
      `create index "report_cases_open_appeals" on "report_cases" ("id") where appealed_at is not null and appeal_outcome is null;`,
    );
    this.addSql(
      `create unique index "report_cases_one_open" on "report_cases" ("subject_type", "subject_id") where decided_at is null;`,
    );

    this.addSql(
      `create table "reports" ("id" uuid not null, "case_id" uuid not null, "reporter_id" uuid not null, "reason" text not null, "note" text not null default '', "is_trusted" boolean not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "reports_by" on "reports" ("reporter_id", "id");`);
    this.addSql(
      `alter table "reports" add constraint "reports_once" unique ("case_id", "reporter_id");`,
    );

    this.addSql(
      `create table "removals" ("id" uuid not null, "subject_type" text not null, "subject_id" uuid not null, "author_id" uuid not null, "excerpt" text not null, "kind" text not null, "reason" text not null, "by_id" uuid null, "created_at" timestamptz(3) not null default now(), "restored_at" timestamptz(3) null, "restored_by_id" uuid null, "purged_at" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(`create index "removals_author_id_index" on "removals" ("author_id");`);
    this.addSql(`create index "removals_by_id_index" on "removals" ("by_id");`);
    this.addSql(`create index "removals_restored_by_id_index" on "removals" ("restored_by_id");`);
    this.addSql(
      `create index "removals_to_purge" on "removals" ("created_at") where kind = 'delete' and restored_at is null and purged_at is null;`,
    );
    this.addSql(
      `create unique index "removals_one_running" on "removals" ("subject_type", "subject_id") where restored_at is null;`,
    );

    // One way to report: what was said of messages becomes cases and reports.
    this.addSql(`insert into report_cases (id, subject_type, subject_id, about_id, excerpt, link, reports_count, created_at)
      select (array_agg(r.id order by r.created_at))[1], 'message', r.message_id, m.sender_id, left((array_agg(r.content order by r.created_at))[1], 500), '', count(*), min(r.created_at)
      from message_reports r join messages m on m.id = r.message_id where m.sender_id is not null group by r.message_id, m.sender_id;`);
    this.addSql(`insert into reports (id, case_id, reporter_id, reason, note, is_trusted, created_at)
      select r.id, c.id, r.reporter_id, 'other', r.reason, false, r.created_at from message_reports r join report_cases c on c.subject_type = 'message' and c.subject_id = r.message_id;`);
    this.addSql(`drop table if exists "message_reports" cascade;`);

    this.addSql(`alter table "posts" add "removed_at" timestamptz(3) null;`);

    this.addSql(`alter table "questions" add "removed_at" timestamptz(3) null;`);

    this.addSql(`alter table "job_openings" add "removed_at" timestamptz(3) null;`);

    this.addSql(`alter table "gratitudes" add "removed_at" timestamptz(3) null;`);

    this.addSql(`alter table "answers" add "removed_at" timestamptz(3) null;`);
    this.votes(' and p.removed_at is null and q.removed_at is null', ' and a.removed_at is null');

    this.addSql(
      `alter table "report_cases" add constraint "report_cases_about_id_foreign" foreign key ("about_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_claimed_by_id_foreign" foreign key ("claimed_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_appeal_decided_by_id_foreign" foreign key ("appeal_decided_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_appeal_follows" check ((appealed_at is null or decided_at is not null) and (appeal_outcome is null or appealed_at is not null));`,
    );
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_decided_whole" check ((decided_at is null) = (decision is null));`,
    );
    this.addSql(
      `alter table "report_cases" add constraint "report_cases_words_known" check (subject_type in ('post', 'question', 'answer', 'gratitude', 'job', 'profile', 'message') and decision in ('nothing', 'hide', 'delete', 'warn', 'mute', 'ban') and appeal_outcome in ('upheld', 'overturned'));`,
    );

    this.addSql(
      `alter table "reports" add constraint "reports_case_id_foreign" foreign key ("case_id") references "report_cases" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "reports" add constraint "reports_reason_known" check (reason in ('spam', 'harassment', 'falseInformation', 'privateInformation', 'asksForMoney', 'other'));`,
    );

    this.addSql(
      `alter table "removals" add constraint "removals_author_id_foreign" foreign key ("author_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "removals" add constraint "removals_by_id_foreign" foreign key ("by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "removals" add constraint "removals_restored_by_id_foreign" foreign key ("restored_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "removals" add constraint "removals_words_known" check (kind in ('hide', 'delete') and subject_type in ('post', 'question', 'answer', 'gratitude', 'job'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "reports" drop constraint "reports_case_id_foreign";`);

    this.addSql(
      `create table "message_reports" ("id" uuid not null, "message_id" uuid not null, "reporter_id" uuid not null, "reason" text not null, "content" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "message_reports" add constraint "message_reports_once" unique ("message_id", "reporter_id");`,
    );
    this.addSql(
      `create index "message_reports_reporter_id_index" on "message_reports" ("reporter_id");`,
    );

    this.addSql(`drop table if exists "report_cases" cascade;`);
    this.addSql(`drop table if exists "reports" cascade;`);
    this.addSql(`drop table if exists "removals" cascade;`);

    this.votes('', '');
    this.addSql(`alter table "answers" drop column "removed_at";`);

    this.addSql(`alter table "gratitudes" drop column "removed_at";`);

    this.addSql(`alter table "job_openings" drop column "removed_at";`);

    this.addSql(`alter table "posts" drop column "removed_at";`);

    this.addSql(`alter table "questions" drop column "removed_at";`);

    this.addSql(
      `alter table "message_reports" add constraint "message_reports_message_id_foreign" foreign key ("message_id") references "messages" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "message_reports" add constraint "message_reports_reporter_id_foreign" foreign key ("reporter_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  /** Votes as before, but not on what was taken away. */
  private votes(readable: string, answerReadable: string): void {
    const joins =
      'join posts p on p.id = q.post_id join users b on b.id = p.user_id and not b.is_banned';
    this.vote(
      'question',
      'voted uuid, voter uuid, vote smallint',
      `select q.user_id = voter, q.post_id into own, on_post from questions q ${joins} where q.id = voted${readable} for key share of p for no key update of q;`,
    );
    this.vote(
      'answer',
      'voted uuid, voter uuid, vote smallint, of_question uuid',
      `select a.user_id = voter, q.post_id into own, on_post from answers a join questions q on q.id = a.question_id ${joins}
    where a.id = voted and q.id = coalesce(of_question, q.id)${readable}${answerReadable} for key share of p for no key update of a;`,
    );
  }

  private vote(kind: 'question' | 'answer', parameters: string, locked: string): void {
    this.addSql(`create or replace function vote_${kind}(${parameters}) returns table (own boolean, on_post uuid, sign smallint, said ${kind}s) language plpgsql rows 1 as $$
declare was smallint;
begin
  ${locked}
  if not found then return; end if;
  if not own then
    insert into ${kind}_votes as v (${kind}_id, user_id, sign) values (voted, voter, vote)
      on conflict (${kind}_id, user_id) do update set was = v.sign, sign = case when v.sign = excluded.sign then 0 else excluded.sign end
      returning v.sign, v.was into sign, was;
    update ${kind}s t set upvotes = t.upvotes + (sign = 1)::int - (was = 1)::int, downvotes = t.downvotes + (sign = -1)::int - (was = -1)::int
      where t.id = voted returning t.* into said;
  end if;
  return next;
end $$;`);
  }
}
