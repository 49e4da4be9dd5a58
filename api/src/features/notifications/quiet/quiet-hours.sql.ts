import { type Expression, sql } from 'kysely';
import { notificationsSql } from '../notifications.sql.ts';

/**
 * Whether a moment falls into the quiet hours of a person, by the clock on the wall of their time
 * zone: `isQuietAt` in the statement. The builder has no word for time zones.
 */
export const isQuiet = (userId: Expression<string>, moment: Expression<Date>) =>
  notificationsSql.eb.exists(
    notificationsSql.db
      .selectFrom('notification_settings as quiet')
      .where('quiet.user_id', '=', userId)
      .where(({ and, or, eb, ref }) => {
        const from = ref('quiet.quiet_from');
        const to = ref('quiet.quiet_to');
        const wall = sql`(${moment} at time zone ${ref('quiet.quiet_zone')})`;
        const minute = sql<number>`(extract(hour from ${wall}) * 60 + extract(minute from ${wall}))`;
        const hasBegun = eb(minute, '>=', from);
        const goesOn = eb(minute, '<', to);
        return or([
          and([eb(from, '<', to), hasBegun, goesOn]),
          and([eb(from, '>', to), or([hasBegun, goesOn])]),
        ]);
      }),
  );

/** Names of all time zones that this database knows. */
export const zoneNames = notificationsSql.statement('zoneNames', {}, (db) =>
  db.selectFrom(sql<{ name: string }>`pg_timezone_names`.as('zone')).select('zone.name'),
);

/** The time zones of all quiet hours that are kept, each once. */
export const keptZones = notificationsSql.statement('keptZones', {}, (db) =>
  db
    .selectFrom('notification_settings')
    .where('quiet_zone', 'is not', null)
    .select('quiet_zone as zone')
    .distinct(),
);
