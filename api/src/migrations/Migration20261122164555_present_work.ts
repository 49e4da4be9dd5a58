import { Migration } from '@mikro-orm/migrations';

export class Migration20261122164555_present_work extends Migration {
  override name = 'Migration20261122164555_present_work';

  override up(): void | Promise<void> {
    this.addSql(`alter table "users" add "work" text null;`);
    this.addSql(`update "users" set "work" = step."role" || ' at ' || step."company_name"
      from "career_experiences" step
      where step."user_id" = "users"."id" and step."type" = 'work' and step."is_currently_working";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop column "work";`);
  }
}
