import { Migration } from '@mikro-orm/migrations';

/** Whom somebody blocks: in the pair's row, where whatever two do at the same moment meets. */
export class Migration20261121155913_add_blocks extends Migration {
  override name = 'Migration20261121155913_add_blocks';

  override up(): void | Promise<void> {
    this.addSql(`alter table "connections" drop constraint "connections_status_known";`);
    this.addSql(
      `alter table "connections" add "blocked_by_low_at" timestamptz(3) null, add "blocked_by_high_at" timestamptz(3) null;`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_blocked_are_apart" check (coalesce(blocked_by_low_at, blocked_by_high_at) is null or status not in ('pending', 'connected'));`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_status_known" check (status in ('none', 'pending', 'connected', 'parted', 'rejected'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "connections" where "status" = 'none';`);
    this.addSql(`alter table "connections" drop constraint "connections_blocked_are_apart";`);
    this.addSql(`alter table "connections" drop constraint "connections_status_known";`);
    this.addSql(
      `alter table "connections" drop column "blocked_by_low_at", drop column "blocked_by_high_at";`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_status_known" check ("status" in ('pending', 'connected', 'parted', 'rejected'));`,
    );
  }
}
