import { type Expression, type ExpressionWrapper, sql } from 'kysely';
import {
  defaultSettings,
  type Retention,
} from '../../../../schema/rules/settings/settings-texts.ts';
import { roomSql, type Tables } from '../../core/sql/index.ts';
import type { SettingsEntity } from './settings.entity.ts';

type SettingsTables = Tables<typeof SettingsEntity>;
/** A choice of a person, for statements of any room. */
type Choice<Value> = ExpressionWrapper<never, never, Value>;

export const settingsSql = roomSql<SettingsTables>('settings');

/** A column of a person's row, or what holds for those who have none. */
const chosen = <
  Column extends Exclude<keyof SettingsTables['settings'], 'user_id'> & string,
  Value,
>(
  column: Column,
  userId: Expression<string>,
  byDefault: Value,
): Choice<Value> =>
  settingsSql.share(
    settingsSql.eb.fn.coalesce(
      settingsSql.db
        .selectFrom('settings as chosen')
        .where('chosen.user_id', '=', userId)
        .select(`chosen.${column}`)
        .$asScalar()
        .$castTo<Value>(),
      sql.lit(byDefault),
    ),
  ) as Choice<Value>;

/** Whether others may see that a person is there, and when they were. */
export const showsOnline = (userId: Expression<string>): Choice<boolean> =>
  chosen<'show_online', boolean>('show_online', userId, defaultSettings.showOnline);

/** Whether a chat that somebody asks this alumnus for begins at once. */
export const autoAcceptsRequests = (userId: Expression<string>): Choice<boolean> =>
  chosen<'auto_accept', boolean>('auto_accept', userId, defaultSettings.autoAccept);

/** How long a person keeps messages: 'forever' or '30days'. */
export const retentionOf = (userId: Expression<string>): Choice<Retention> =>
  chosen<'retention', Retention>('retention', userId, defaultSettings.retention);

/** How many open chat requests an alumnus takes; 0: paused. */
export const openRequestsLimitOf = (userId: Expression<string>): Choice<number> =>
  chosen<'open_requests_limit', number>(
    'open_requests_limit',
    userId,
    defaultSettings.openRequestsLimit,
  );
