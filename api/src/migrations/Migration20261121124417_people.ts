import { Migration } from '@mikro-orm/migrations';

/** People beside their words: connections, thanks, endorsements, boards, what they hand down; what they are told of, and what admins did. */
export class Migration20261121124417_people extends Migration {
  override name = 'Migration20261121124417_people';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "default_banners" ("id" uuid not null, "file_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "default_banners_file_id_index" on "default_banners" ("file_id");`);

    this.addSql(
      `create table "profile_views" ("profile_id" uuid not null, "user_id" uuid not null, primary key ("profile_id", "user_id"));`,
    );
    this.addSql(`create index "profile_views_user_id_index" on "profile_views" ("user_id");`);

    this.addSql(
      `create table "notification_settings" ("user_id" uuid not null, "chat" boolean not null default true, "jobs" boolean not null default true, "gratitudes" boolean not null default true, "comments" boolean not null default true, "sound" boolean not null default true, "mail_at_once" boolean not null default true, "mail_digest" boolean not null default true, primary key ("user_id"));`,
    );

    this.addSql(
      `create table "notifications" ("id" uuid not null, "user_id" uuid not null, "type" text not null, "kind" text not null, "group_key" text not null, "subject" text not null default '', "link" text not null, "sender_id" uuid null, "priority" text not null default 'normal', "status" text null, "read_at" timestamptz(3) null, "archived_at" timestamptz(3) null, "dismissed_at" timestamptz(3) null, "mailed_at" timestamptz(3) null, "fresh_since" timestamptz(3) not null default now(), "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "notifications_unmailed" on "notifications" ("updated_at") where mailed_at is null and read_at is null and dismissed_at is null;`,
    );
    this.addSql(
      `create index "notifications_unread" on "notifications" ("user_id") where read_at is null and dismissed_at is null and archived_at is null;`,
    );
    this.addSql(
      `create index "notifications_newest" on "notifications" ("user_id", "updated_at", "id");`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_group_once" unique ("user_id", "group_key");`,
    );

    this.addSql(
      `create table "notification_actors" ("notification_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("notification_id", "user_id"));`,
    );
    this.addSql(
      `create index "notification_actors_user_id_index" on "notification_actors" ("user_id");`,
    );

    this.addSql(
      `create table "legacy_projects" ("id" uuid not null, "user_id" uuid not null, "title" text not null, "description" text not null default '', "link" text null, "skills" text[] not null default '{}', "is_looking_for_successor" boolean not null default false, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "legacy_projects_newest" on "legacy_projects" ("user_id", "id");`);

    this.addSql(
      `create table "happenings" ("id" bigserial primary key, "kind" text not null, "subject_id" uuid not null, "actor_id" uuid not null, "created_at" timestamptz(3) not null default now(), "tries" smallint not null default 0);`,
    );

    this.addSql(
      `create table "gratitudes" ("id" uuid not null, "profile_id" uuid not null, "user_id" uuid not null, "text" text not null, "upvotes" int not null default 0, "hidden_at" timestamptz(3) null, "key" text null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "gratitudes_by_author" on "gratitudes" ("user_id", "created_at");`);
    this.addSql(`create index "gratitudes_of_profile" on "gratitudes" ("profile_id", "id");`);
    this.addSql(
      `alter table "gratitudes" add constraint "gratitudes_key_once" unique ("user_id", "key");`,
    );

    this.addSql(
      `create table "gratitude_upvotes" ("gratitude_id" uuid not null, "user_id" uuid not null, primary key ("gratitude_id", "user_id"));`,
    );
    this.addSql(
      `create index "gratitude_upvotes_user_id_index" on "gratitude_upvotes" ("user_id");`,
    );

    this.addSql(
      `create table "endorsements" ("id" uuid not null, "mentee_id" uuid not null, "alumni_id" uuid not null, "message" text not null, "visibility" text not null default 'everyone', "accepted_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "endorsements_alumni_id_index" on "endorsements" ("alumni_id");`);
    this.addSql(`create index "endorsements_wall" on "endorsements" ("mentee_id", "id");`);
    this.addSql(
      `alter table "endorsements" add constraint "endorsements_once" unique ("mentee_id", "alumni_id");`,
    );

    this.addSql(
      `create table "connections" ("id" uuid not null, "low_id" uuid not null, "high_id" uuid not null, "status" text not null, "asked_by_id" uuid not null, "request_id" uuid not null, "asked_at" timestamptz(3) not null default now(), "connected_at" timestamptz(3) null, "locked_until" timestamptz(3) null, primary key ("id"));`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_request_id_unique" unique ("request_id");`,
    );
    this.addSql(
      `create index "connections_of_high" on "connections" ("high_id", "status", "connected_at");`,
    );
    this.addSql(
      `create index "connections_of_low" on "connections" ("low_id", "status", "connected_at");`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_pair" unique ("low_id", "high_id");`,
    );

    this.addSql(
      `create table "audit_log" ("id" uuid not null, "admin_id" uuid null, "action" text not null, "target_type" text not null, "target_id" uuid null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "audit_log_admin_id_index" on "audit_log" ("admin_id");`);

    this.addSql(
      `create table "vision_items" ("id" uuid not null, "user_id" uuid not null, "place" int not null, "title" text not null, "description" text not null default '', "image_url" text null, "picture_id" uuid null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "vision_items_picture_id_index" on "vision_items" ("picture_id");`);
    this.addSql(
      `create index "vision_items_in_order" on "vision_items" ("user_id", "place", "id");`,
    );

    this.addSql(`alter table "files" add "variants" jsonb null;`);

    this.addSql(
      `alter table "default_banners" add constraint "default_banners_file_id_foreign" foreign key ("file_id") references "files" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "profile_views" add constraint "profile_views_profile_id_foreign" foreign key ("profile_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "profile_views" add constraint "profile_views_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "notification_settings" add constraint "notification_settings_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "notifications" add constraint "notifications_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_status_known" check (status in ('pending', 'accepted', 'rejected'));`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_priority_known" check (priority in ('normal', 'high'));`,
    );
    this.addSql(
      `alter table "notifications" add constraint "notifications_type_known" check (type in ('chat', 'job', 'gratitude', 'comment', 'connection'));`,
    );

    this.addSql(
      `alter table "notification_actors" add constraint "notification_actors_notification_id_foreign" foreign key ("notification_id") references "notifications" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "notification_actors" add constraint "notification_actors_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "legacy_projects" add constraint "legacy_projects_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "happenings" add constraint "happenings_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "gratitudes" add constraint "gratitudes_profile_id_foreign" foreign key ("profile_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "gratitudes" add constraint "gratitudes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "gratitudes" add constraint "gratitudes_counters_positive" check (upvotes >= 0);`,
    );
    this.addSql(
      `alter table "gratitudes" add constraint "gratitudes_to_another" check (user_id <> profile_id);`,
    );

    this.addSql(
      `alter table "gratitude_upvotes" add constraint "gratitude_upvotes_gratitude_id_foreign" foreign key ("gratitude_id") references "gratitudes" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "gratitude_upvotes" add constraint "gratitude_upvotes_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );

    this.addSql(
      `alter table "endorsements" add constraint "endorsements_mentee_id_foreign" foreign key ("mentee_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "endorsements" add constraint "endorsements_alumni_id_foreign" foreign key ("alumni_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "endorsements" add constraint "endorsements_length" check (char_length(message) >= 1 and char_length(message) <= 100);`,
    );
    this.addSql(
      `alter table "endorsements" add constraint "endorsements_visibility_known" check (visibility in ('everyone', 'alumni'));`,
    );
    this.addSql(
      `alter table "endorsements" add constraint "endorsements_of_another" check (mentee_id <> alumni_id);`,
    );

    this.addSql(
      `alter table "connections" add constraint "connections_low_id_foreign" foreign key ("low_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_high_id_foreign" foreign key ("high_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_asked_by_id_foreign" foreign key ("asked_by_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_times" check ((status <> 'connected' or connected_at is not null) and (status <> 'parted' or locked_until is not null));`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_asked_by_one_of_them" check (asked_by_id = low_id or asked_by_id = high_id);`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_status_known" check (status in ('pending', 'connected', 'parted'));`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_pair_ordered" check (low_id < high_id);`,
    );

    this.addSql(
      `alter table "audit_log" add constraint "audit_log_admin_id_foreign" foreign key ("admin_id") references "users" ("id") on update no action on delete set null;`,
    );

    this.addSql(
      `alter table "vision_items" add constraint "vision_items_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "vision_items" add constraint "vision_items_picture_id_foreign" foreign key ("picture_id") references "files" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `alter table "vision_items" add constraint "vision_items_one_picture" check (num_nonnulls(image_url, picture_id) <= 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      'drop table "default_banners", "profile_views", "notification_settings", "notification_actors", "notifications", "legacy_projects", "happenings", "gratitude_upvotes", "gratitudes", "endorsements", "connections", "audit_log", "vision_items";',
    );
    this.addSql(`alter table "files" drop column "variants";`);
  }
}
