import { Migration } from '@mikro-orm/migrations';

export class Migration20261121012110_identity extends Migration {
  override name = 'Migration20261121012110_identity';

  override up(): void | Promise<void> {
    this.addSql('create extension if not exists citext;');
    this.addSql('create extension if not exists pg_trgm;');
    this.addSql('create extension if not exists unaccent;');

    this.addSql(
      `create table "files" ("id" uuid not null, "owner_id" uuid not null, "purpose" text not null, "content_type" text not null, "size" int not null, "name" text not null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "files_owner_id_index" on "files" ("owner_id");`);

    this.addSql(
      `create table "users" ("id" uuid not null, "email" citext not null, "email_proven_at" timestamptz null, "password_hash" text null, "google_sub" text null, "full_name" text not null, "role" text not null, "roles" text[] not null, "is_verified" boolean not null default false, "institute_email" citext null, "is_profile_complete" boolean not null default false, "is_admin" boolean not null default false, "is_super_admin" boolean not null default false, "is_banned" boolean not null default false, "degree_type" text null, "stream" text null, "specialisation" text null, "year_of_graduation" int null, "college" text not null, "picture_id" uuid null, "created_at" timestamptz not null default now(), primary key ("id"));`,
    );
    this.addSql(`alter table "users" add constraint "users_email_unique" unique ("email");`);
    this.addSql(
      `alter table "users" add constraint "users_google_sub_unique" unique ("google_sub");`,
    );
    this.addSql(
      `alter table "users" add constraint "users_institute_email_unique" unique ("institute_email");`,
    );
    this.addSql(`create index "users_created_at_index" on "users" ("created_at");`);

    this.addSql(
      `create table "sessions" ("id" uuid not null, "user_id" uuid not null, "user_agent" text not null default '', "created_at" timestamptz not null default now(), "expires_at" timestamptz not null, "ended_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(`create index "sessions_user_id_index" on "sessions" ("user_id");`);

    this.addSql(
      `create table "codes" ("id" uuid not null, "purpose" text not null, "subject" citext not null, "address" citext not null, "user_id" uuid null, "hash" text null, "guesses" int not null default 0, "expires_at" timestamptz not null, "spent_at" timestamptz null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "codes" add constraint "codes_purpose_subject_unique" unique ("purpose", "subject");`,
    );

    this.addSql(
      `create table "verification_requests" ("id" uuid not null, "user_id" uuid not null, "document_type" text not null, "file_id" uuid not null, "status" text not null default 'pending', "created_at" timestamptz not null default now(), "decided_at" timestamptz null, "decided_by" uuid null, primary key ("id"));`,
    );
    this.addSql(
      `create index "verification_requests_queue" on "verification_requests" ("status", "id");`,
    );
    this.addSql(
      `create unique index verification_requests_one_pending on verification_requests (user_id) where status = 'pending';`,
    );

    this.addSql(
      `alter table "users" add constraint "users_picture_id_foreign" foreign key ("picture_id") references "files" ("id") on delete set null;`,
    );
    this.addSql(
      `alter table "users" add constraint "users_roles_known" check (roles <@ array['mentee','alumni']::text[] and cardinality(roles) >= 1 and role = any(roles));`,
    );

    this.addSql(
      `alter table "sessions" add constraint "sessions_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "codes" add constraint "codes_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );

    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade;`,
    );
    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_file_id_foreign" foreign key ("file_id") references "files" ("id");`,
    );
    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_type_known" check (document_type in ('collegeId', 'degree', 'other'));`,
    );
    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_status_known" check (status in ('pending', 'approved', 'rejected'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop constraint "users_picture_id_foreign";`);
    this.addSql(
      `alter table "verification_requests" drop constraint "verification_requests_file_id_foreign";`,
    );
    this.addSql(`alter table "sessions" drop constraint "sessions_user_id_foreign";`);
    this.addSql(`alter table "codes" drop constraint "codes_user_id_foreign";`);
    this.addSql(
      `alter table "verification_requests" drop constraint "verification_requests_user_id_foreign";`,
    );

    this.addSql(`drop table if exists "files" cascade;`);
    this.addSql(`drop table if exists "users" cascade;`);
    this.addSql(`drop table if exists "sessions" cascade;`);
    this.addSql(`drop table if exists "codes" cascade;`);
    this.addSql(`drop table if exists "verification_requests" cascade;`);
  }
}
