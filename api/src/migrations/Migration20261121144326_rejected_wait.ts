import { Migration } from '@mikro-orm/migrations';

/** Who was rejected waits before asking again: the pair's row stays, with the hour. */
export class Migration20261121144326_rejected_wait extends Migration {
  override name = 'Migration20261121144326_rejected_wait';

  override up(): void | Promise<void> {
    this.addSql(`alter table "connections" drop constraint "connections_status_known";`);
    this.addSql(`alter table "connections" drop constraint "connections_times";`);
    this.addSql(
      `alter table "connections" add constraint "connections_status_known" check (status in ('pending', 'connected', 'parted', 'rejected'));`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_times" check ((status <> 'connected' or connected_at is not null) and (status <> 'parted' or locked_until is not null) and (status <> 'rejected' or locked_until is not null));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "connections" where "status" = 'rejected';`);
    this.addSql(`alter table "connections" drop constraint "connections_times";`);
    this.addSql(`alter table "connections" drop constraint "connections_status_known";`);
    this.addSql(
      `alter table "connections" add constraint "connections_times" check (((status <> 'connected'::text) OR (connected_at IS NOT NULL)) AND ((status <> 'parted'::text) OR (locked_until IS NOT NULL)));`,
    );
    this.addSql(
      `alter table "connections" add constraint "connections_status_known" check ("status" in ('pending', 'connected', 'parted'));`,
    );
  }
}
