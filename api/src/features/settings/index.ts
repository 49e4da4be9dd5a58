import type { Feature } from '../../core/feature.ts';
import { settingsOwnData } from './own-data.ts';
import { SettingsEntity } from './settings.entity.ts';

/**
 * What a person chose for themselves. A low room: any other may ask for a choice in its statements.
 * The screen and the calls that change settings as a whole are those of the room `account`.
 */
export const settings: Feature = {
  name: 'settings',
  ownData: settingsOwnData,
  entities: [SettingsEntity],
};

export {
  autoAcceptsRequests,
  openRequestsLimitOf,
  retentionOf,
  showsOnline,
} from './settings.sql.ts';
export { type Choices, changeChoices, choices } from './settings.ts';
export { publishSettings, settingsTopic } from './settings-events.ts';
