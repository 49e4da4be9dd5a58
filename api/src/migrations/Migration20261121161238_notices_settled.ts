import { Migration } from '@mikro-orm/migrations';

/** What was taken back is no longer told: endorsements that were accepted since, bonds that ended. And the way to what is old enough to be deleted. */
export class Migration20261121161238_notices_settled extends Migration {
  override name = 'Migration20261121161238_notices_settled';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notifications" add "withdrawn_at" timestamptz(3) null;`);
    this.addSql(
      `create index "notifications_read" on "notifications" ("read_at") where read_at is not null and dismissed_at is null and archived_at is null;`,
    );
    this.addSql(
      `create index "notifications_gone" on "notifications" (coalesce(dismissed_at, withdrawn_at)) where dismissed_at is not null or withdrawn_at is not null;`,
    );
    this.addSql(`alter table "notification_actors" add "taken_back_at" timestamptz(3) null;`);

    this.addSql(`update "notification_actors" x set "taken_back_at" = now() from "notifications" n where n."id" = x."notification_id" and n."kind" = 'endorsementSent'
      and not exists (select from "endorsements" e where e."mentee_id" = n."user_id" and e."alumni_id" = x."user_id" and e."accepted_at" is null);`);
    this.addSql(`update "notifications" n set "withdrawn_at" = now() where n."kind" = 'endorsementSent'
      and not exists (select from "notification_actors" x where x."notification_id" = n."id" and x."taken_back_at" is null and x."created_at" >= n."fresh_since");`);
    this.addSql(`update "notifications" n set "status" = null where n."status" = 'accepted' and exists (select from "connections" c
      where c."status" <> 'connected' and c."low_id" = least(n."user_id", split_part(n."group_key", ':', 2)::uuid) and c."high_id" = greatest(n."user_id", split_part(n."group_key", ':', 2)::uuid));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification_actors" drop column "taken_back_at";`);
    this.addSql(`drop index "notifications_read";`);
    this.addSql(`drop index "notifications_gone";`);
    this.addSql(`alter table "notifications" drop column "withdrawn_at";`);
  }
}
