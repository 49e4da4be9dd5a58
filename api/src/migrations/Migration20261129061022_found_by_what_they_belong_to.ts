import { Migration } from '@mikro-orm/migrations';

export class Migration20261129061022_found_by_what_they_belong_to extends Migration {
  override name = 'Migration20261129061022_found_by_what_they_belong_to';

  override up(): void | Promise<void> {
    this.addSql(`create index "connections_asked_by_id_index" on "connections" ("asked_by_id");`);

    this.addSql(
      `create index "notifications_of_sender" on "notifications" ("sender_id") where sender_id is not null;`,
    );

    this.addSql(`create index "domain_events_actor_id_index" on "domain_events" ("actor_id");`);

    this.addSql(`create index "codes_user_id_index" on "codes" ("user_id");`);

    this.addSql(
      `create index "verification_requests_file_id_index" on "verification_requests" ("file_id");`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "codes_user_id_index";`);

    this.addSql(`drop index "connections_asked_by_id_index";`);

    this.addSql(`drop index "domain_events_actor_id_index";`);

    this.addSql(`drop index "notifications_of_sender";`);

    this.addSql(`drop index "verification_requests_file_id_index";`);
  }
}
