import { Migration } from '@mikro-orm/migrations';

export class Migration20261127224841_quiet_hours extends Migration {
  override name = 'Migration20261127224841_quiet_hours';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "notification_settings" add "quiet_from" int null, add "quiet_to" int null, add "quiet_zone" text null, add "quiet_calls" boolean not null default true;`,
    );
    this.addSql(
      `alter table "notification_settings" add constraint "notification_settings_quiet_times" check (quiet_from >= 0 and quiet_from <= 1439 and quiet_to >= 0 and quiet_to <= 1439 and quiet_from <> quiet_to);`,
    );
    this.addSql(
      `alter table "notification_settings" add constraint "notification_settings_quiet_whole" check (num_nulls(quiet_from, quiet_to, quiet_zone) in (0, 3));`,
    );

    this.addSql(`alter table "notifications" add "held_at" timestamptz(3) null;`);
    this.addSql(
      `create index "notifications_held" on "notifications" ("user_id") where held_at is not null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "notification_settings" drop constraint "notification_settings_quiet_times";`,
    );
    this.addSql(
      `alter table "notification_settings" drop constraint "notification_settings_quiet_whole";`,
    );
    this.addSql(
      `alter table "notification_settings" drop column "quiet_from", drop column "quiet_to", drop column "quiet_zone", drop column "quiet_calls";`,
    );

    this.addSql(`drop index "notifications_held";`);
    this.addSql(`alter table "notifications" drop column "held_at";`);
  }
}
