import { CheckboxField } from '@/ui';
import { type NotificationSwitch, notificationTexts } from '@schema/rules/notifications-texts';
import type { SettingsForm } from './useSettingsForm';
import css from './fields.module.css';

const groups: { title: string; switches: NotificationSwitch[] }[] = [
  { title: 'At the bell', switches: ['comments', 'gratitudes', 'chat', 'jobs'] },
  { title: 'By mail', switches: ['mailAtOnce', 'mailDigest'] },
  { title: 'On this page', switches: ['sound'] },
];

/** What the person is told of, and by which way. */
export function NotificationsSection({ form }: { form: SettingsForm }) {
  return (
    <>
      {groups.map(({ title, switches }) => (
        <fieldset key={title} className={css.group}>
          <legend className={css.legend}>{title}</legend>
          {switches.map((name) => {
            const { label, about } = notificationTexts.switches[name];
            return (
              <CheckboxField
                key={name}
                classNames={{ description: css.beside ?? '' }}
                label={label}
                description={about || undefined}
                checked={form.draft.notifications[name]}
                onChange={({ currentTarget }) =>
                  form.edit('notifications', { [name]: currentTarget.checked })
                }
              />
            );
          })}
        </fieldset>
      ))}
      <p className={css.hint}>{notificationTexts.always}</p>
    </>
  );
}
