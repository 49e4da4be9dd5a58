import { Migration } from '@mikro-orm/migrations';

export class Migration20261122163552_session_use extends Migration {
  override name = 'Migration20261122163552_session_use';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "sessions" add "place" text not null default '', add "last_used_at" timestamptz not null default now();`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "sessions" drop column "place", drop column "last_used_at";`);
  }
}
