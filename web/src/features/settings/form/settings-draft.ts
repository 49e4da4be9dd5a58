import type { NotificationSwitch } from '@schema/rules/notifications-texts';
import type { SettingsFieldsFragment, SettingsInput } from '@/generated/documents';

/** What the page changes only when it is saved. */
export type SettingsDraft = {
  notifications: Record<NotificationSwitch, boolean>;
  privacy: Pick<SettingsFieldsFragment['privacy'], 'visibility' | 'showOnline'>;
  chat: Pick<SettingsFieldsFragment['chat'], 'autoAccept' | 'retention' | 'openRequestsLimit'>;
};
export type SettingsPart = keyof SettingsDraft;

/** What was changed and is not saved yet. */
export type SettingsEdits = { [Part in SettingsPart]?: Partial<SettingsDraft[Part]> };

/** The settings as they are shown: as they were saved, with the edits. */
export const withEdits = (
  { notifications, privacy, chat }: SettingsFieldsFragment,
  edits: SettingsEdits,
): SettingsDraft => ({
  notifications: { ...notifications, ...edits.notifications },
  privacy: { ...privacy, ...edits.privacy },
  chat: { ...chat, ...edits.chat },
});

/** The edits that differ from what was saved: what another device changed meanwhile is no edit. */
export function changedSettings(
  saved: SettingsFieldsFragment,
  edits: SettingsEdits,
): SettingsInput {
  const changed = (['notifications', 'privacy', 'chat'] as const).flatMap((part) => {
    const before = new Map<string, unknown>(Object.entries(saved[part]));
    const own = Object.entries(edits[part] ?? {}).filter(
      ([name, value]) => before.get(name) !== value,
    );
    return own.length > 0 ? [[part, Object.fromEntries(own)] as const] : [];
  });
  return Object.fromEntries(changed);
}
