import { Migration } from '@mikro-orm/migrations';

export class Migration20261129165444_mail_server extends Migration {
  override name = 'Migration20261129165444_mail_server';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "mail_server" ("id" int not null default 1, "version" int not null, "host" text not null, "port" int not null, "security" text not null, "user_name" text not null, "sealed_password" text not null, "sender_address" text not null, "sender_name" text not null, "changed_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );

    this.addSql(
      `alter table "mail_server" add constraint "mail_server_password_of_user" check ((user_name = '') = (sealed_password = ''));`,
    );
    this.addSql(
      `alter table "mail_server" add constraint "mail_server_security_known" check (security in ('tls', 'starttls', 'none'));`,
    );
    this.addSql(
      `alter table "mail_server" add constraint "mail_server_port_listens" check (port >= 1 and port <= 65535);`,
    );
    this.addSql(
      `alter table "mail_server" add constraint "mail_server_host_written" check (host <> '');`,
    );
    this.addSql(
      `alter table "mail_server" add constraint "mail_server_version_counts" check (version > 0);`,
    );
    this.addSql(`alter table "mail_server" add constraint "mail_server_once" check (id = 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "mail_server" cascade;`);
  }
}
