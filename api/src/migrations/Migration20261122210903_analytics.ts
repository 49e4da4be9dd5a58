import { Migration } from '@mikro-orm/migrations';

/** Figures of days, and who was active on them. */
export class Migration20261122210903_analytics extends Migration {
  override name = 'Migration20261122210903_analytics';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "daily_figures" ("day" date not null, "name" text not null, "value" double precision not null, primary key ("day", "name"));`,
    );

    this.addSql(
      `create table "active_days" ("user_id" uuid not null, "day" date not null, primary key ("user_id", "day"));`,
    );
    this.addSql(`create index "active_days_by_day" on "active_days" ("day", "user_id");`);

    this.addSql(`create or replace function "sessions_note_day_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then
      if new.last_used_at = old.last_used_at then return null; end if;     end if;     insert into active_days (user_id, day) values (new.user_id, (new.last_used_at at time zone 'Asia/Kolkata')::date) on conflict do nothing;     return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_day" AFTER INSERT OR UPDATE on "sessions" for each ROW execute function "sessions_note_day_fn"();`,
    );

    this.addSql(
      `alter table "active_days" add constraint "active_days_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    // What sessions tell of the days before.
    this.addSql(
      `insert into "active_days" ("user_id", "day") select "user_id", (at at time zone 'Asia/Kolkata')::date from "sessions", lateral (values ("created_at"), ("last_used_at")) as used(at) on conflict do nothing;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "daily_figures" cascade;`);
    this.addSql(`drop table if exists "active_days" cascade;`);

    this.addSql(`drop trigger if exists "note_day" on "sessions";`);
    this.addSql(`drop function if exists "sessions_note_day_fn"();`);
  }
}
