import { Migration } from '@mikro-orm/migrations';

/** The outbox takes its name from the field: what waits to be dispatched keeps waiting, under the new kinds. */
export class Migration20261122093000_outbox extends Migration {
  override name = 'Migration20261122093000_outbox';

  override up(): void | Promise<void> {
    this.addSql(`alter table "happenings" rename to "domain_events";`);
    this.addSql(
      `alter table "domain_events" rename constraint "happenings_pkey" to "domain_events_pkey";`,
    );
    this.addSql(
      `alter table "domain_events" rename constraint "happenings_actor_id_foreign" to "domain_events_actor_id_foreign";`,
    );
    this.addSql(`alter sequence "happenings_id_seq" rename to "domain_events_id_seq";`);
    this.addSql(
      `update "domain_events" set "kind" = replace("kind", 'Settled', 'Changed') where "kind" in ('gratitudeSettled', 'endorsementSettled');`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `update "domain_events" set "kind" = replace("kind", 'Changed', 'Settled') where "kind" in ('gratitudeChanged', 'endorsementChanged');`,
    );
    this.addSql(`alter sequence "domain_events_id_seq" rename to "happenings_id_seq";`);
    this.addSql(
      `alter table "domain_events" rename constraint "domain_events_actor_id_foreign" to "happenings_actor_id_foreign";`,
    );
    this.addSql(
      `alter table "domain_events" rename constraint "domain_events_pkey" to "happenings_pkey";`,
    );
    this.addSql(`alter table "domain_events" rename to "happenings";`);
  }
}
