import { Migration } from '@mikro-orm/migrations';

/** An account that changes in what its profile has nothing of leaves the profile alone: nobody who holds it is waited for. */
export class Migration20261121143457_profile_alone extends Migration {
  override name = 'Migration20261121143457_profile_alone';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "users_keep_profile_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then
      if (new.full_name, new.is_profile_complete, new.is_banned) is not distinct from (old.full_name, old.is_profile_complete, old.is_banned) then return null; end if;     end if;     insert into profiles (user_id, name_norm, is_listed, last_active_at)
    values (new.id, search_norm(new.full_name), new.is_profile_complete and not new.is_banned, new.created_at)
    on conflict (user_id) do update set name_norm = excluded.name_norm, is_listed = excluded.is_listed
    where (profiles.name_norm, profiles.is_listed) is distinct from (excluded.name_norm, excluded.is_listed);     return null; end; $$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create or replace function "users_keep_profile_fn"() returns trigger as $$ begin insert into profiles (user_id, name_norm, is_listed, last_active_at)
    values (new.id, search_norm(new.full_name), new.is_profile_complete and not new.is_banned, new.created_at)
    on conflict (user_id) do update set name_norm = excluded.name_norm, is_listed = excluded.is_listed
    where (profiles.name_norm, profiles.is_listed) is distinct from (excluded.name_norm, excluded.is_listed);     return null; end; $$ language plpgsql;`);
  }
}
