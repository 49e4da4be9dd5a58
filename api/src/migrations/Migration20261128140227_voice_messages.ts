import { Migration } from '@mikro-orm/migrations';

export class Migration20261128140227_voice_messages extends Migration {
  override name = 'Migration20261128140227_voice_messages';

  override up(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_kind_known";`);
    this.addSql(
      `alter table "messages" add "voice_milliseconds" int null, add "voice_waveform" integer[] null;`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_voice_waveform" check (cardinality(voice_waveform) = 48 and 0 <= all (voice_waveform) and 100 >= all (voice_waveform) and array_position(voice_waveform, null) is null);`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_voice_bounds" check (voice_milliseconds > 0 and voice_milliseconds <= 123000);`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_voice_length" check ((voice_milliseconds is not null) = (kind = 'voice' and deleted_at is null) and (voice_milliseconds is null) = (voice_waveform is null));`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_kind_known" check (kind in ('text', 'image', 'pdf', 'voice', 'system', 'call'));`,
    );
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "messages" drop constraint "messages_voice_waveform";`);
    this.addSql(`alter table "messages" drop constraint "messages_voice_bounds";`);
    this.addSql(`alter table "messages" drop constraint "messages_voice_length";`);
    this.addSql(`alter table "messages" drop constraint "messages_kind_known";`);
    this.addSql(
      `alter table "messages" drop column "voice_milliseconds", drop column "voice_waveform";`,
    );
    this.addSql(
      `alter table "messages" add constraint "messages_kind_known" check ("kind" in ('text', 'image', 'pdf', 'system', 'call'));`,
    );
  }
}
