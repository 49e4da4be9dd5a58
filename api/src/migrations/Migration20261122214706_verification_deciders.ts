import { Migration } from '@mikro-orm/migrations';

export class Migration20261122214706_verification_deciders extends Migration {
  override name = 'Migration20261122214706_verification_deciders';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "verification_requests" add constraint "verification_requests_decided_by_foreign" foreign key ("decided_by") references "users" ("id") on update no action on delete set null;`,
    );
    this.addSql(
      `create index "verification_requests_decided_by_index" on "verification_requests" ("decided_by");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(
      `alter table "verification_requests" drop constraint "verification_requests_decided_by_foreign";`,
    );

    this.addSql(`drop index "verification_requests_decided_by_index";`);
  }
}
