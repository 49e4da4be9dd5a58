import { Migration } from '@mikro-orm/migrations';

/** The audit log is a chain of hashes, and refuses to be changed. */
export class Migration20261122205128_audit_chain extends Migration {
  override name = 'Migration20261122205128_audit_chain';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "audit_log" add "number" bigint null, add "admin_digest" text null, add "hash" text null;`,
    );
    this.addSql(`create index "audit_log_by_time" on "audit_log" ("created_at");`);
    this.addSql(`create index "audit_log_by_target" on "audit_log" ("target_id", "id");`);
    this.addSql(`create index "audit_log_by_action" on "audit_log" ("action", "id");`);
    this.addSql(
      `alter table "audit_log" add constraint "audit_log_number_once" unique ("number");`,
    );
    // Entities can't state deferred triggers: each entry gets its place as the last thing before its commit.
    this.addSql(`create or replace function "audit_log_chain_entry_fn"() returns trigger as $$
    declare
      before record;
      digest text := encode(sha256(convert_to(new.id || ' ' || new.admin_id, 'UTF8')), 'hex');
    begin
      perform pg_advisory_xact_lock(7303);
      select number, hash into before from audit_log where number is not null order by number desc limit 1;
      update audit_log set
        number = coalesce(before.number, 0) + 1,
        admin_digest = digest,
        hash = encode(sha256(convert_to(coalesce(before.hash, '') || e'\\n' || jsonb_build_array(
          coalesce(before.number, 0) + 1, id, digest, action, target_type, target_id, changes,
          floor(extract(epoch from created_at) * 1000)::bigint)::text, 'UTF8')), 'hex')
      where id = new.id;
      return null;
    end; $$ language plpgsql;`);
    this.addSql(
      `create constraint trigger "chain_entry" after insert on "audit_log" deferrable initially deferred for each row execute function "audit_log_chain_entry_fn"();`,
    );
    // What is there already is chained in the order of its ids.
    this.addSql(
      `create temporary table "earlier_entries" on commit drop as select * from "audit_log";`,
    );
    this.addSql(`delete from "audit_log";`);
    this.addSql(`insert into "audit_log" select * from "earlier_entries" order by "id";`);
    this.addSql(`set constraints all immediate;`);
    this.addSql(`set constraints all deferred;`);
    this.addSql(
      `create or replace function "audit_log_keep_log_fn"() returns trigger as $$ begin raise exception 'the audit log is not changed' using errcode = 'restrict_violation'; end; $$ language plpgsql;`,
    );
    this.addSql(
      `create trigger "keep_log" BEFORE TRUNCATE on "audit_log" for each STATEMENT execute function "audit_log_keep_log_fn"();`,
    );
    this.addSql(`create or replace function "audit_log_keep_entry_fn"() returns trigger as $$ begin if tg_op = 'UPDATE' then
      if old.hash is null and (old.id, old.admin_id, old.action, old.target_type, old.target_id, old.changes, old.created_at)
        is not distinct from (new.id, new.admin_id, new.action, new.target_type, new.target_id, new.changes, new.created_at)
        then return new; end if;       if new.admin_id is null
        and (old.id, old.action, old.target_type, old.target_id, old.changes, old.created_at, old.number, old.admin_digest, old.hash)
        is not distinct from (new.id, new.action, new.target_type, new.target_id, new.changes, new.created_at, new.number, new.admin_digest, new.hash)
        and not exists (select from users where id = old.admin_id)
        then return new; end if;     end if;     raise exception 'the audit log is not changed' using errcode = 'restrict_violation'; end; $$ language plpgsql;`);
    this.addSql(
      `create trigger "keep_entry" BEFORE UPDATE OR DELETE on "audit_log" for each ROW execute function "audit_log_keep_entry_fn"();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "chain_entry" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_chain_entry_fn"();`);
    this.addSql(`drop trigger if exists "keep_log" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_keep_log_fn"();`);
    this.addSql(`drop trigger if exists "keep_entry" on "audit_log";`);
    this.addSql(`drop function if exists "audit_log_keep_entry_fn"();`);
    this.addSql(`drop index "audit_log_by_time";`);
    this.addSql(`drop index "audit_log_by_target";`);
    this.addSql(`drop index "audit_log_by_action";`);
    this.addSql(`alter table "audit_log" drop constraint "audit_log_number_once";`);
    this.addSql(
      `alter table "audit_log" drop column "number", drop column "admin_digest", drop column "hash";`,
    );
  }
}
