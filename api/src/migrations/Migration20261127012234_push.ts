import { Migration } from '@mikro-orm/migrations';

export class Migration20261127012234_push extends Migration {
  override name = 'Migration20261127012234_push';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "push_subscriptions" ("id" uuid not null, "user_id" uuid not null, "session_id" uuid not null, "endpoint" text not null, "p256dh" text not null, "auth" text not null, "server_key" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(
      `create index "push_subscriptions_user_id_index" on "push_subscriptions" ("user_id");`,
    );
    this.addSql(
      `create index "push_subscriptions_session_id_index" on "push_subscriptions" ("session_id");`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_endpoint_once" unique ("endpoint");`,
    );

    this.addSql(
      `alter table "notification_settings" add "push_words" boolean not null default true, add "push_chat" boolean not null default true, add "push_jobs" boolean not null default true, add "push_gratitudes" boolean not null default true, add "push_comments" boolean not null default true, add "push_connections" boolean not null default true;`,
    );

    this.addSql(`alter table "notifications" add "pushed_at" timestamptz(3) null;`);
    this.addSql(
      `create index "notifications_pushed" on "notifications" ("user_id") where pushed_at is not null;`,
    );

    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "push_subscriptions" add constraint "push_subscriptions_session_id_foreign" foreign key ("session_id") references "sessions" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "push_subscriptions" cascade;`);

    this.addSql(
      `alter table "notification_settings" drop column "push_words", drop column "push_chat", drop column "push_jobs", drop column "push_gratitudes", drop column "push_comments", drop column "push_connections";`,
    );

    this.addSql(`drop index "notifications_pushed";`);
    this.addSql(`alter table "notifications" drop column "pushed_at";`);
  }
}
