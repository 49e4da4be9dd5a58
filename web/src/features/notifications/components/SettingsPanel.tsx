import { useState } from 'react';
import { errorText } from '@/core/errors';
import {
  useNotificationSettingsQuery,
  useSaveNotificationSettingsMutation,
} from '@/generated/hooks';
import { CheckboxField, ErrorState, SlideOver, TextSkeleton } from '@/ui';
import { notificationTexts, type NotificationSwitch } from '@schema/rules/notifications-texts';
import classes from './SettingsPanel.module.css';

const groups: { title: string; switches: NotificationSwitch[] }[] = [
  { title: 'Tell me of', switches: ['comments', 'gratitudes'] },
  { title: 'By mail', switches: ['mailAtOnce', 'mailDigest'] },
  { title: 'On this page', switches: ['sound'] },
];

/** What became of a change, said beside its switch. */
type Told = { state: 'saving' | 'saved' } | { state: 'refused'; reason: string };

function ToldOf({ told }: { told: Told | undefined }) {
  return (
    <>
      <span role="status" className={classes.told} data-state={told?.state}>
        {told && told.state !== 'refused' && notificationTexts[told.state]}
      </span>
      {told?.state === 'refused' && (
        <p role="alert" className={classes.refused}>
          {told.reason}
        </p>
      )}
    </>
  );
}

function Switches() {
  const [told, setTold] = useState<Partial<Record<NotificationSwitch, Told>>>({});
  const { data, error, refetch } = useNotificationSettingsQuery();
  const [save] = useSaveNotificationSettingsMutation();
  const settings = data?.notificationSettings;
  if (!settings && error)
    return (
      <ErrorState
        title="Error fetching settings"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!settings) return <TextSkeleton lines={6} />;
  const set = (name: NotificationSwitch, isOn: boolean) => {
    const tell = (one: Told) => setTold((before) => ({ ...before, [name]: one }));
    tell({ state: 'saving' });
    save({
      variables: { input: { [name]: isOn } },
      optimisticResponse: { saveNotificationSettings: { ...settings, [name]: isOn } },
    }).then(
      () => tell({ state: 'saved' }),
      (failed: unknown) =>
        tell({ state: 'refused', reason: errorText(failed, notificationTexts.settingsFailed) }),
    );
  };
  return groups.map(({ title, switches }) => (
    <fieldset key={title} className={classes.group}>
      <legend className={classes.legend}>{title}</legend>
      {switches.map((name) => {
        const { label, about } = notificationTexts.switches[name];
        return (
          <div key={name} className={classes.line}>
            <CheckboxField
              label={label}
              description={about || undefined}
              classNames={{ description: classes.about ?? '' }}
              checked={settings[name]}
              onChange={(event) => set(name, event.currentTarget.checked)}
            />
            <ToldOf told={told[name]} />
          </div>
        );
      })}
    </fieldset>
  ));
}

/** What one is told of, and by which way. Each change is kept at once. */
export default function SettingsPanel({
  opened,
  onClose,
}: {
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <SlideOver opened={opened} onClose={onClose} title={notificationTexts.settings}>
      <div className={classes.panel}>
        <Switches />
        <p className={classes.always}>{notificationTexts.always}</p>
      </div>
    </SlideOver>
  );
}
