import {
  isWithoutEffect,
  kindRows,
  kindSwitches,
  notificationTexts,
  wayColumns,
  waySwitches,
} from '@schema/rules/notifications/notifications-texts';
import { PushPart } from '@/features/notifications';
import { CheckboxField, CheckboxMatrix } from '@/ui';
import css from './fields.module.css';
import type { SettingsForm } from './useSettingsForm';

/** What the person is told of, and by which way. */
export function NotificationsSection({ form }: { form: SettingsForm }) {
  const { notifications } = form.values;
  return (
    <>
      <p className={css.hint}>{notificationTexts.always}</p>
      <PushPart />
      <CheckboxMatrix
        title={notificationTexts.matrix}
        rows={kindRows}
        columns={wayColumns}
        isChecked={(kind, way) => notifications[kindSwitches[kind][way]]}
        isDisabled={(kind, way) => isWithoutEffect(notifications, kind, way)}
        onChange={(kind, way, isOn) => form.set(`notifications.${kindSwitches[kind][way]}`, isOn)}
      />
      <fieldset className={css.group}>
        <legend className={css.legend}>{notificationTexts.waysTitle}</legend>
        {waySwitches.map((name) => {
          const { label, about } = notificationTexts.switches[name];
          return (
            <CheckboxField
              key={name}
              label={label}
              description={about}
              {...form.tick(`notifications.${name}`)}
            />
          );
        })}
      </fieldset>
    </>
  );
}
