import { Migration } from '@mikro-orm/migrations';

export class Migration20261128003909_people_changes extends Migration {
  override name = 'Migration20261128003909_people_changes';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "people_changes" ("id" bigserial primary key, "person_id" uuid not null);`,
    );

    this.addSql(`create or replace function "company_names_note_people_changes_fn"() returns trigger as $$ begin if tg_op = 'INSERT' or old.company_id is distinct from new.company_id then
    insert into people_changes (person_id) select distinct user_id from career_experiences where company_norm = new.norm;   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_people_changes" AFTER INSERT OR UPDATE on "company_names" for each ROW execute function "company_names_note_people_changes_fn"();`,
    );

    this.addSql(`create or replace function "users_note_person_change_fn"() returns trigger as $$ begin if (tg_op = 'INSERT' or (old.stream, old.specialisation, old.year_of_graduation, old.role, old.is_verified) is distinct from (new.stream, new.specialisation, new.year_of_graduation, new.role, new.is_verified)) then
    insert into people_changes (person_id) values (new.id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER UPDATE on "users" for each ROW execute function "users_note_person_change_fn"();`,
    );

    this.addSql(`create or replace function "settings_note_person_change_fn"() returns trigger as $$ begin if (tg_op = 'INSERT' or (old.open_requests_limit) is distinct from (new.open_requests_limit)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "settings" for each ROW execute function "settings_note_person_change_fn"();`,
    );

    this.addSql(`drop index "saved_people_searches_looked";`);
    this.addSql(`alter table "saved_people_searches" drop column "looked_at";`);

    this.addSql(`create or replace function "profiles_note_person_change_fn"() returns trigger as $$ begin if new.is_listed and (tg_op = 'INSERT' or (old.is_listed, old.name_norm, old.location, old.alumni_topics) is distinct from (new.is_listed, new.name_norm, new.location, new.alumni_topics)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "profiles" for each ROW execute function "profiles_note_person_change_fn"();`,
    );

    this.addSql(`create or replace function "conversations_note_people_changes_fn"() returns trigger as $$ begin if old.status = 'pending' and new.status <> 'pending' then
    insert into people_changes (person_id) select user_id from conversation_participants where conversation_id = new.id and user_id is distinct from new.creator_id;   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_people_changes" AFTER UPDATE on "conversations" for each ROW execute function "conversations_note_people_changes_fn"();`,
    );

    this.addSql(`create or replace function "career_experiences_note_person_change_fn"() returns trigger as $$ begin if (tg_op = 'INSERT' or (old.company_norm, old.role_norm) is distinct from (new.company_norm, new.role_norm)) then
    insert into people_changes (person_id) values (new.user_id);   end if;   return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "note_person_change" AFTER INSERT OR UPDATE on "career_experiences" for each ROW execute function "career_experiences_note_person_change_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "people_changes" cascade;`);

    this.addSql(`drop trigger if exists "note_person_change" on "career_experiences";`);
    this.addSql(`drop function if exists "career_experiences_note_person_change_fn"();`);

    this.addSql(`drop trigger if exists "note_people_changes" on "company_names";`);
    this.addSql(`drop function if exists "company_names_note_people_changes_fn"();`);

    this.addSql(`drop trigger if exists "note_people_changes" on "conversations";`);
    this.addSql(`drop function if exists "conversations_note_people_changes_fn"();`);

    this.addSql(`drop trigger if exists "note_person_change" on "profiles";`);
    this.addSql(`drop function if exists "profiles_note_person_change_fn"();`);

    this.addSql(
      `alter table "saved_people_searches" add "looked_at" timestamptz(3) not null default now();`,
    );
    this.addSql(
      `create index "saved_people_searches_looked" on "saved_people_searches" ("looked_at", "id");`,
    );

    this.addSql(`drop trigger if exists "note_person_change" on "settings";`);
    this.addSql(`drop function if exists "settings_note_person_change_fn"();`);

    this.addSql(`drop trigger if exists "note_person_change" on "users";`);
    this.addSql(`drop function if exists "users_note_person_change_fn"();`);
  }
}
