import { EntityName, OptionalProps, PrimaryKeyProp, type Rel } from '@mikro-orm/core';
import { Check, Entity, OneToOne, Property, Trigger } from '@mikro-orm/decorators/legacy';
import {
  type Contrast,
  defaultSettings,
  type Motion,
  type Retention,
  type TextSize,
  type Theme,
} from '../../../../schema/rules/settings/settings-texts.ts';
import { notePersonChange } from '../../core/database/note-person-change.ts';
import { Words } from '../../core/words.ts';
import { User } from '../identity/index.ts';

/**
 * What a person chose for themselves. No row: `defaultSettings`. What rooms keep of their own
 * (which notifications, who reads a profile) stands with them.
 */
@Entity({ tableName: 'settings' })
@Check({ name: 'settings_retention_known', expression: "retention in ('forever', '30days')" })
@Check({
  name: 'settings_limit_bounded',
  expression: 'open_requests_limit >= 0 and open_requests_limit <= 20',
})
@Check({ name: 'settings_theme_known', expression: "theme in ('system', 'light', 'dark')" })
@Check({ name: 'settings_contrast_known', expression: "contrast in ('system', 'normal', 'high')" })
@Check({
  name: 'settings_text_size_known',
  expression: "text_size in ('small', 'normal', 'large', 'largest')",
})
@Check({ name: 'settings_motion_known', expression: "motion in ('system', 'reduced')" })
@Trigger({
  name: 'note_person_change',
  timing: 'after',
  events: ['insert', 'update'],
  forEach: 'row',
  body: notePersonChange(['open_requests_limit', 'show_online']),
})
export class SettingsEntity {
  [EntityName]?: 'settings';
  [PrimaryKeyProp]?: 'user';
  [OptionalProps]?: keyof typeof defaultSettings;

  @OneToOne(() => User, {
    primary: true,
    owner: true,
    deleteRule: 'cascade',
    updateRule: 'no action',
  })
  user!: Rel<User>;

  /** Others see when this person is there, and was; who hides it sees nobody's. */
  @Property({ type: 'boolean', default: defaultSettings.showOnline })
  showOnline: boolean = defaultSettings.showOnline;

  /** A chat that somebody asks this alumnus for begins at once. */
  @Property({ type: 'boolean', default: defaultSettings.autoAccept })
  autoAccept: boolean = defaultSettings.autoAccept;

  @Words('system')
  @Property({ type: 'text', default: defaultSettings.retention })
  retention: Retention = defaultSettings.retention;

  /** How many open chat requests this alumnus takes; 0: paused. */
  @Property({ type: 'integer', default: defaultSettings.openRequestsLimit })
  openRequestsLimit: number = defaultSettings.openRequestsLimit;

  @Words('system')
  @Property({ type: 'text', default: defaultSettings.theme })
  theme: Theme = defaultSettings.theme;

  @Words('system')
  @Property({ type: 'text', default: defaultSettings.contrast })
  contrast: Contrast = defaultSettings.contrast;

  @Words('system')
  @Property({ type: 'text', default: defaultSettings.textSize })
  textSize: TextSize = defaultSettings.textSize;

  @Words('system')
  @Property({ type: 'text', default: defaultSettings.motion })
  motion: Motion = defaultSettings.motion;
}
