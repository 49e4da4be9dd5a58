import { defaultSettings } from '../../../../schema/rules/settings/settings-texts.ts';
import type { App, Work } from '../../core/context.ts';
import { columnsOf } from '../../core/sql/index.ts';
import { lockAccount } from '../identity/index.ts';
import { SettingsEntity } from './settings.entity.ts';
import { settingsSql } from './settings.sql.ts';
import { publishSettings } from './settings-events.ts';

/** What a person chose, or what holds until they do. */
export type Choices = Omit<SettingsEntity, 'user' | symbol>;

const names = Object.keys(defaultSettings) as (keyof Choices)[];

/** What a person chose, where they chose anything. */
export const choicesOf = settingsSql.statement('choices', { userId: 'uuid' }, (db, { userId }) =>
  db.selectFrom('settings').where('user_id', '=', userId).select(columnsOf('settings', names)),
);

/** All that a person chose: one statement. */
export async function choices(app: App, userId: string): Promise<Choices> {
  const [row] = await app.db.query(choicesOf, { userId });
  return row ?? defaultSettings;
}

/**
 * Changes the choices that are named; what is left out or null stays. Those of one person change
 * one after the other, and the person's open devices are told.
 * @param change checked by the rule
 */
export async function changeChoices(
  work: Work,
  userId: string,
  change: { [Name in keyof Choices]?: Choices[Name] | null | undefined },
): Promise<void> {
  const user = await lockAccount(work, userId);
  if (!user) return;
  const chosen =
    (await work.em.findOne(SettingsEntity, { user })) ?? work.em.create(SettingsEntity, { user });
  for (const name of Object.keys(change) as (keyof Choices)[])
    if (change[name] !== undefined && change[name] !== null)
      Object.assign(chosen, { [name]: change[name] });
  publishSettings(work, userId);
}
