import { Migration } from '@mikro-orm/migrations';

export class Migration20261130071424_college_email_domain extends Migration {
  override name = 'Migration20261130071424_college_email_domain';

  override up(): void | Promise<void> {
    this.addSql(`alter table "college" add "email_domain" text not null default '';`);
    this.addSql(
      `alter table "college" add constraint "college_email_domain_length" check (char_length(email_domain) <= 253);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "college" drop constraint "college_email_domain_length";`);
    this.addSql(`alter table "college" drop column "email_domain";`);
  }
}
