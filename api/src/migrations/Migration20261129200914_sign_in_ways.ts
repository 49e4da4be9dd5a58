import { Migration } from '@mikro-orm/migrations';

export class Migration20261129200914_sign_in_ways extends Migration {
  override name = 'Migration20261129200914_sign_in_ways';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "sign_in_ways" ("id" int not null default 1, "version" int not null, "issuer" text not null, "client_id" text not null, "sealed_secret" text not null, "name" text not null, "scope" text not null, "domains" text not null, "groups" text not null, "claims" text not null, "google_client_id" text not null, "changed_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `alter table "sign_in_ways" add constraint "sign_in_ways_secret_of_issuer" check ((issuer = '') = (sealed_secret = ''));`,
    );
    this.addSql(
      `alter table "sign_in_ways" add constraint "sign_in_ways_client_of_issuer" check ((issuer = '') = (client_id = ''));`,
    );
    this.addSql(
      `alter table "sign_in_ways" add constraint "sign_in_ways_version_counts" check (version > 0);`,
    );
    this.addSql(`alter table "sign_in_ways" add constraint "sign_in_ways_once" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "sign_in_ways" cascade;`);
  }
}
