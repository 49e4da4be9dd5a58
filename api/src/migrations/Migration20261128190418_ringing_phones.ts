import { Migration } from '@mikro-orm/migrations';

export class Migration20261128190418_ringing_phones extends Migration {
  override name = 'Migration20261128190418_ringing_phones';

  override up(): void | Promise<void> {
    this.addSql(`alter table "push_subscriptions" add "rung_call_id" uuid null;`);
    this.addSql(
      `create index push_subscriptions_rung on push_subscriptions (rung_call_id) where rung_call_id is not null;`,
    );

    this.addSql(
      `alter table "notification_settings" add "push_calls" boolean not null default true;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification_settings" drop column "push_calls";`);

    this.addSql(`drop index "push_subscriptions_rung";`);
    this.addSql(`alter table "push_subscriptions" drop column "rung_call_id";`);
  }
}
