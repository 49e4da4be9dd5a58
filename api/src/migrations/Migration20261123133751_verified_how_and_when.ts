import { Migration } from '@mikro-orm/migrations';

export class Migration20261123133751_verified_how_and_when extends Migration {
  override name = 'Migration20261123133751_verified_how_and_when';

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "users" add "verified_at" timestamptz null, add "verified_by" text null, add "verification_ended_at" timestamptz null;`,
    );
    this.addSql(
      `alter table "users" add constraint "users_verified_by_known" check (verified_by in ('document', 'institute', 'roster', 'import', 'admin'));`,
    );
    // What is known of those who are verified already; where nothing tells the moment, none is made up.
    this.addSql(
      `update "users" u set verified_by = 'document', verified_at = d.at from (select user_id, max(decided_at) as at from "verification_requests" where status = 'approved' group by user_id) d where d.user_id = u.id and u.is_verified;`,
    );
    this.addSql(
      `update "users" set verified_by = 'institute' where is_verified and verified_by is null and institute_email is not null;`,
    );
    this.addSql(
      `update "users" u set verified_by = 'import', verified_at = u.created_at from "import_rows" r where r.user_id = u.id and r.state in ('made', 'invited') and u.is_verified and u.verified_by is null;`,
    );
    this.addSql(
      `update "users" u set verified_by = 'roster' from "import_rows" r where r.user_id = u.id and r.state = 'listed' and u.is_verified and u.verified_by is null;`,
    );
    // Bad rows are found by their address too, and go with the account of the person.
    this.addSql(
      `update "import_rows" set email = left(lower(trim(cells->>'email')), 320) where state = 'bad' and email is null and trim(cells->>'email') <> '';`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "users" drop constraint "users_verified_by_known";`);
    this.addSql(
      `alter table "users" drop column "verified_at", drop column "verified_by", drop column "verification_ended_at";`,
    );
  }
}
