import { Migration } from '@mikro-orm/migrations';

export class Migration20261123161034_college_mails_and_reported_words extends Migration {
  override name = 'Migration20261123161034_college_mails_and_reported_words';

  override up(): void | Promise<void> {
    this.addSql(`alter table "report_cases" add "words" text not null default '';`);

    this.addSql(
      `alter table "notification_settings" add "mail_college" boolean not null default true;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification_settings" drop column "mail_college";`);

    this.addSql(`alter table "report_cases" drop column "words";`);
  }
}
