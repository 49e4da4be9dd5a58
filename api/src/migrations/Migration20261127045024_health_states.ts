import { Migration } from '@mikro-orm/migrations';

export class Migration20261127045024_health_states extends Migration {
  override name = 'Migration20261127045024_health_states';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "health_states" ("id" uuid not null, "name" text not null, "state" text not null, "since" timestamptz not null, "told" text not null default 'good', "told_words" text not null default '', primary key ("id"));`,
    );
    this.addSql(
      `alter table "health_states" add constraint "health_states_name_once" unique ("name");`,
    );

    this.addSql(
      `alter table "health_states" add constraint "health_states_told_known" check (told in ('good', 'bad'));`,
    );
    this.addSql(
      `alter table "health_states" add constraint "health_states_state_known" check (state in ('good', 'attention', 'bad'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "health_states" cascade;`);
  }
}
