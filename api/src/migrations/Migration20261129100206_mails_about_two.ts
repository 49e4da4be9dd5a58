import { Migration } from '@mikro-orm/migrations';

export class Migration20261129100206_mails_about_two extends Migration {
  override name = 'Migration20261129100206_mails_about_two';

  override up(): void | Promise<void> {
    this.addSql(`alter table "at_once_senders" add "mail_place" smallint null;`);
    this.addSql(
      `alter table "at_once_senders" add constraint "at_once_senders_spread" check (mail_place is null or place = least(mail_place, 3));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "at_once_senders" drop constraint "at_once_senders_spread";`);
    this.addSql(`alter table "at_once_senders" drop column "mail_place";`);
  }
}
