import { Migration } from '@mikro-orm/migrations';

export class Migration20261122161921_settings extends Migration {
  override name = 'Migration20261122161921_settings';

  override up(): void | Promise<void> {
    this.addSql(
      `create table "settings" ("user_id" uuid not null, "show_online" boolean not null default true, "auto_accept" boolean not null default false, "retention" text not null default 'forever', "open_requests_limit" int not null default 5, "theme" text not null default 'system', "contrast" text not null default 'system', "text_size" text not null default 'normal', "motion" text not null default 'system', primary key ("user_id"));`,
    );

    this.addSql(
      `alter table "settings" add constraint "settings_user_id_foreign" foreign key ("user_id") references "users" ("id") on update no action on delete cascade;`,
    );
    this.addSql(
      `alter table "settings" add constraint "settings_motion_known" check (motion in ('system', 'reduced'));`,
    );
    this.addSql(
      `alter table "settings" add constraint "settings_text_size_known" check (text_size in ('small', 'normal', 'large', 'largest'));`,
    );
    this.addSql(
      `alter table "settings" add constraint "settings_contrast_known" check (contrast in ('system', 'normal', 'high'));`,
    );
    this.addSql(
      `alter table "settings" add constraint "settings_theme_known" check (theme in ('system', 'light', 'dark'));`,
    );
    this.addSql(
      `alter table "settings" add constraint "settings_limit_bounded" check (open_requests_limit >= 0 and open_requests_limit <= 20);`,
    );
    this.addSql(
      `alter table "settings" add constraint "settings_retention_known" check (retention in ('forever', '30days'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "settings" cascade;`);
  }
}
