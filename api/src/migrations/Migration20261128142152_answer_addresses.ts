import { Migration } from '@mikro-orm/migrations';

export class Migration20261128142152_answer_addresses extends Migration {
  override name = 'Migration20261128142152_answer_addresses';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "received_mails" ("key" text not null, "delivery" text not null, "at" timestamptz(3) not null, primary key ("key"));`,
    );
    this.addSql(
      `alter table "received_mails" add constraint "received_mails_delivery_unique" unique ("delivery");`,
    );
    this.addSql(`create index "received_mails_at_index" on "received_mails" ("at");`);

    this.addSql(
      `create table "answer_addresses" ("id" uuid not null, "user_id" uuid not null, "kind" text not null, "about" text not null, "hash" text not null, "expires_at" timestamptz(3) not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`,
    );
    this.addSql(`create index "answer_addresses_user_id_index" on "answer_addresses" ("user_id");`);
    this.addSql(
      `alter table "answer_addresses" add constraint "answer_addresses_hash_unique" unique ("hash");`,
    );

    this.addSql(
      `alter table "answer_addresses" add constraint "answer_addresses_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "received_mails" cascade;`);
    this.addSql(`drop table if exists "answer_addresses" cascade;`);
  }
}
