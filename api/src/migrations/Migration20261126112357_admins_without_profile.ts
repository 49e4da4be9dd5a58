import { Migration } from '@mikro-orm/migrations';

export class Migration20261126112357_admins_without_profile extends Migration {
  override name = 'Migration20261126112357_admins_without_profile';

  override up(): void | Promise<void> {
    this.addSql(`drop trigger if exists "keep_profile" on "users";`);
    this.addSql(`drop function if exists "users_keep_profile_fn"();`);
    this.addSql(`create or replace function "users_keep_profile_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then
      if (new.full_name, new.is_profile_complete, new.is_banned, new.is_admin, new.year_of_graduation) is not distinct from (old.full_name, old.is_profile_complete, old.is_banned, old.is_admin, old.year_of_graduation) then return null; end if;     end if;     insert into profiles (user_id, name_norm, is_listed, last_active_at)
    values (new.id, search_norm(new.full_name), new.is_profile_complete and not new.is_banned and not (new.is_admin and new.year_of_graduation is null), new.created_at)
    on conflict (user_id) do update set name_norm = excluded.name_norm, is_listed = excluded.is_listed
    where (profiles.name_norm, profiles.is_listed) is distinct from (excluded.name_norm, excluded.is_listed);     return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "keep_profile" AFTER INSERT OR UPDATE on "users" for each ROW execute function "users_keep_profile_fn"();`,
    );
    this.addSql(
      `update profiles set is_listed = false from users where users.id = profiles.user_id and users.is_admin and users.year_of_graduation is null and profiles.is_listed;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "keep_profile" on "users";`);
    this.addSql(`drop function if exists "users_keep_profile_fn"();`);
    this.addSql(`create or replace function "users_keep_profile_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then
      if (new.full_name, new.is_profile_complete, new.is_banned) is not distinct from (old.full_name, old.is_profile_complete, old.is_banned) then return null; end if;     end if;     insert into profiles (user_id, name_norm, is_listed, last_active_at)
    values (new.id, search_norm(new.full_name), new.is_profile_complete and not new.is_banned, new.created_at)
    on conflict (user_id) do update set name_norm = excluded.name_norm, is_listed = excluded.is_listed
    where (profiles.name_norm, profiles.is_listed) is distinct from (excluded.name_norm, excluded.is_listed);     return null; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "keep_profile" AFTER INSERT OR UPDATE on "users" for each ROW execute function "users_keep_profile_fn"();`,
    );
  }
}
