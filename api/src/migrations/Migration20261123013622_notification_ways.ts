import { Migration } from '@mikro-orm/migrations';

export class Migration20261123013622_notification_ways extends Migration {
  override name = 'Migration20261123013622_notification_ways';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "notification_settings" add "connections" boolean not null default true, add "mail_chat" boolean not null default true, add "mail_jobs" boolean not null default true, add "mail_gratitudes" boolean not null default true, add "mail_comments" boolean not null default true, add "mail_connections" boolean not null default true, add "sound_chat" boolean not null default true, add "sound_jobs" boolean not null default true, add "sound_gratitudes" boolean not null default true, add "sound_comments" boolean not null default true, add "sound_connections" boolean not null default true;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "notification_settings" drop column "connections", drop column "mail_chat", drop column "mail_jobs", drop column "mail_gratitudes", drop column "mail_comments", drop column "mail_connections", drop column "sound_chat", drop column "sound_jobs", drop column "sound_gratitudes", drop column "sound_comments", drop column "sound_connections";`,
    );
  }
}
