import { Migration } from '@mikro-orm/migrations';

export class Migration20261129164525_sealing_secret extends Migration {
  override name = 'Migration20261129164525_sealing_secret';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sealing_secret" ("id" int not null default 1, "fingerprint" text not null, "since" timestamptz not null, primary key ("id"));`,
    );

    this.addSql(
      `alter table "sealing_secret" add constraint "sealing_secret_once" check (id = 1);`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "sealing_secret" cascade;`);
  }
}
