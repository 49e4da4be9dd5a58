import { Migration } from '@mikro-orm/migrations';

export class Migration20261127195130_oidc_sign_in extends Migration {
  override name = 'Migration20261127195130_oidc_sign_in';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "oidc_marks" ("key" text not null, "at" timestamptz not null, "expires_at" timestamptz not null, primary key ("key"));`,
    );
    this.addSql(`create index "oidc_marks_expires_at_index" on "oidc_marks" ("expires_at");`);

    this.addSql(
      `create table "oidc_accounts" ("id" uuid not null, "user_id" uuid not null, "issuer" text not null, "subject" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `alter table "oidc_accounts" add constraint "oidc_accounts_user_id_issuer_unique" unique ("user_id", "issuer");`,
    );
    this.addSql(
      `alter table "oidc_accounts" add constraint "oidc_accounts_issuer_subject_unique" unique ("issuer", "subject");`,
    );

    this.addSql(
      `create table "oidc_sessions" ("session_id" uuid not null, "account_id" uuid not null, "sid" text null, primary key ("session_id"));`,
    );
    this.addSql(`create index "oidc_sessions_account_id_index" on "oidc_sessions" ("account_id");`);
    this.addSql(`create index "oidc_sessions_sid_index" on "oidc_sessions" ("sid");`);

    this.addSql(`alter table "users" drop constraint "users_verified_by_known";`);
    this.addSql(
      `alter table "users" add constraint "users_verified_by_known" check (verified_by in ('document', 'institute', 'provider', 'roster', 'import', 'admin'));`,
    );

    this.addSql(
      `alter table "oidc_accounts" add constraint "oidc_accounts_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "oidc_sessions" add constraint "oidc_sessions_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on update cascade on delete cascade;`,
    );
    this.addSql(
      `alter table "oidc_sessions" add constraint "oidc_sessions_account_id_foreign" foreign key ("account_id") references "oidc_accounts" ("id") on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "oidc_sessions" drop constraint "oidc_sessions_account_id_foreign";`);

    this.addSql(`drop table if exists "oidc_marks" cascade;`);
    this.addSql(`drop table if exists "oidc_accounts" cascade;`);
    this.addSql(`drop table if exists "oidc_sessions" cascade;`);

    this.addSql(`alter table "users" drop constraint "users_verified_by_known";`);
    this.addSql(
      `alter table "users" add constraint "users_verified_by_known" check ("verified_by" in ('document', 'institute', 'roster', 'import', 'admin'));`,
    );
  }
}
