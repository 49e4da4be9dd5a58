import { Migration } from '@mikro-orm/migrations';

export class Migration20261128074419_profile_reply_times extends Migration {
  override name = 'Migration20261128074419_profile_reply_times';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "note_person_change" on "settings";`);
    this.addSql(`drop function if exists "settings_note_person_change_fn"();`);
    this.addSql(`create or replace function "settings_note_person_change_fn"() returns trigger as $$ begin if (tg_op = 'INSERT' or (old.open_requests_limit, old.show_online) is distinct from (new.open_requests_limit, new.show_online)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "settings" for each ROW execute function "settings_note_person_change_fn"();`,
    );

    this.addSql(`drop trigger if exists "note_person_change" on "profiles";`);
    this.addSql(`drop function if exists "profiles_note_person_change_fn"();`);
    this.addSql(`alter table "profiles" add "replies_in" text null;`);
    this.addSql(
      `alter table "profiles" add constraint "profiles_replies_in_known" check (replies_in in ('hour', 'day', 'days'));`,
    );
    this.addSql(`create or replace function "profiles_note_person_change_fn"() returns trigger as $$ begin if new.is_listed and (tg_op = 'INSERT' or (old.is_listed, old.name_norm, old.location, old.alumni_topics, old.replies_in) is distinct from (new.is_listed, new.name_norm, new.location, new.alumni_topics, new.replies_in)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "profiles" for each ROW execute function "profiles_note_person_change_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "profiles" drop constraint "profiles_replies_in_known";`);
    this.addSql(`drop trigger if exists "note_person_change" on "profiles";`);
    this.addSql(`drop function if exists "profiles_note_person_change_fn"();`);
    this.addSql(`alter table "profiles" drop column "replies_in";`);
    this.addSql(`create or replace function "profiles_note_person_change_fn"() returns trigger as $$ begin if new.is_listed and (tg_op = 'INSERT' or (old.is_listed, old.name_norm, old.location, old.alumni_topics) is distinct from (new.is_listed, new.name_norm, new.location, new.alumni_topics)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "profiles" for each ROW execute function "profiles_note_person_change_fn"();`,
    );

    this.addSql(`drop trigger if exists "note_person_change" on "settings";`);
    this.addSql(`drop function if exists "settings_note_person_change_fn"();`);
    this.addSql(`create or replace function "settings_note_person_change_fn"() returns trigger as $$ begin if (tg_op = 'INSERT' or (old.open_requests_limit) is distinct from (new.open_requests_limit)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "settings" for each ROW execute function "settings_note_person_change_fn"();`,
    );
  }
}
