import { Migration } from '@mikro-orm/migrations';

export class Migration20261124134422_declined_invitations extends Migration {
  override name = 'Migration20261124134422_declined_invitations';

  override up(): void | Promise<void> {
    this.addSql(`alter table "imports" add "declined_count" int not null default 0;`);

    this.addSql(
      `alter table "import_rows" add constraint "import_rows_state_known" check (state in ('good', 'bad', 'known', 'made', 'invited', 'listed', 'kept', 'declined'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`update "import_rows" set "state" = 'invited' where "state" = 'declined';`);
    this.addSql(`alter table "import_rows" drop constraint "import_rows_state_known";`);

    this.addSql(`alter table "imports" drop column "declined_count";`);
  }
}
