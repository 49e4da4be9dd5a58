import { Migration } from '@mikro-orm/migrations';

export class Migration20261126151543_announcements_in_time extends Migration {
  override name = 'Migration20261126151543_announcements_in_time';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "announcements" add "starts_at" timestamptz(3) null, add "is_scheduled" boolean not null default false, add "by_mail" boolean not null default false, add "told_until" uuid null, add "mailed_until" uuid null;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "announcements" drop column "starts_at", drop column "is_scheduled", drop column "by_mail", drop column "told_until", drop column "mailed_until";`,
    );
  }
}
