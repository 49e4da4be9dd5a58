import { Migration } from '@mikro-orm/migrations';

export class Migration20261122205429_sanctions extends Migration {
  override name = 'Migration20261122205429_sanctions';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sanctions" ("id" uuid not null, "person_id" uuid not null, "kind" text not null, "reason" text not null, "until" timestamptz(3) null, "by_id" uuid null, "lifted_at" timestamptz(3) null, "lifted_by_id" uuid null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "sanctions_by_id_index" on "sanctions" ("by_id");`);
    this.addSql(`create index "sanctions_lifted_by_id_index" on "sanctions" ("lifted_by_id");`);
    this.addSql(
      `create index sanctions_due on sanctions (until) where lifted_at is null and kind <> 'warning' and until is not null;`,
    );
    this.addSql(
      `create unique index sanctions_one_running on sanctions (person_id, kind) where lifted_at is null and kind <> 'warning';`,
    );
    this.addSql(`create index "sanctions_of_person" on "sanctions" ("person_id", "id");`);

    this.addSql(
      `alter table "users" add "banned_until" timestamptz null, add "ban_reason" text null, add "muted_until" timestamptz null, add "mute_reason" text null;`,
    );

    this.addSql(
      `alter table "sanctions" add constraint "sanctions_person_id_foreign" foreign key ("person_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_by_id_foreign" foreign key ("by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_lifted_by_id_foreign" foreign key ("lifted_by_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_mute_ends" check (kind <> 'mute' or until is not null);`,
    );
    this.addSql(
      `alter table "sanctions" add constraint "sanctions_kind_known" check (kind in ('warning', 'mute', 'ban'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "sanctions" cascade;`);

    this.addSql(
      `alter table "users" drop column "banned_until", drop column "ban_reason", drop column "muted_until", drop column "mute_reason";`,
    );
  }
}
