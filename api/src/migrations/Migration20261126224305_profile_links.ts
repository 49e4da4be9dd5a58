import { Migration } from '@mikro-orm/migrations';

export class Migration20261126224305_profile_links extends Migration {
  override name = 'Migration20261126224305_profile_links';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "profiles" add "linked_in_url" text null, add "git_hub_url" text null;`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_git_hub_url_leads_there" check (starts_with(git_hub_url, 'https://github.com/'));`,
    );
    this.addSql(
      `alter table "profiles" add constraint "profiles_linked_in_url_leads_there" check (starts_with(linked_in_url, 'https://www.linkedin.com/in/'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "profiles" drop constraint "profiles_git_hub_url_leads_there";`);
    this.addSql(`alter table "profiles" drop constraint "profiles_linked_in_url_leads_there";`);
    this.addSql(`alter table "profiles" drop column "linked_in_url", drop column "git_hub_url";`);
  }
}
