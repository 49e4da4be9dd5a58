import { Migration } from '@mikro-orm/migrations';

export class Migration20261124133102_calls_end_with_sessions extends Migration {
  override name = 'Migration20261124133102_calls_end_with_sessions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "call_participants" add "session_id" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "call_participants" drop column "session_id";`);
  }
}
