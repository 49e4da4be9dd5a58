import { Migration } from '@mikro-orm/migrations';

export class Migration20261123210200_verified_wait_no_longer extends Migration {
  override name = 'Migration20261123210200_verified_wait_no_longer';

  /** Documents of the verified leave the queue, as `verifyWithoutDocument` has it. */
  override up(): void | Promise<void> {
    this.addSql(`update "verification_requests" set "status" = 'approved',
        "decided_at" = coalesce(u."verified_at", now())
      from "users" u
      where u."id" = "verification_requests"."user_id" and u."is_verified"
        and "verification_requests"."status" = 'pending';`);
  }

  override down(): void | Promise<void> {
    // Which of them nobody had decided is not kept.
  }
}
