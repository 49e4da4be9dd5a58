import {
  isWithoutEffect,
  kindRows,
  kindSwitches,
  notificationTexts,
  notificationWays,
  wayColumns,
  waySwitches,
} from '@schema/rules/notifications/notifications-texts';
import { errorText } from '@/core/errors';
import { useNotificationSettingsQuery } from '@/generated/hooks';
import { CheckboxField, CheckboxMatrix, ErrorState, SlideOver, TextSkeleton } from '@/ui';
import { PushPart } from '../push/PushPart';
import { QuietHoursPart } from './QuietHoursPart';
import { SaveStatus } from './SaveStatus';
import classes from './SettingsPanel.module.css';
import { useSwitches } from './useSwitches';

function Switches() {
  const { data, error, refetch } = useNotificationSettingsQuery();
  const { saveStates, turn } = useSwitches();
  const settings = data?.notificationSettings;
  if (!settings && error)
    return (
      <ErrorState
        title={errorText(error, notificationTexts.settingsLoadFailed)}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!settings) return <TextSkeleton lines={6} />;
  const line = (name: (typeof waySwitches)[number]) => {
    const { label, about } = notificationTexts.switches[name];
    return (
      <div key={name} className={classes.line}>
        <CheckboxField
          label={label}
          description={about}
          checked={settings[name]}
          onChange={(event) => turn(settings, name, event.currentTarget.checked)}
        />
        <SaveStatus saveState={saveStates[name]} />
      </div>
    );
  };
  return (
    <>
      <CheckboxMatrix
        title={notificationTexts.matrix}
        rows={kindRows}
        columns={wayColumns}
        isChecked={(kind, way) => settings[kindSwitches[kind][way]]}
        isDisabled={(kind, way) => isWithoutEffect(settings, kind, way)}
        onChange={(kind, way, isOn) => turn(settings, kindSwitches[kind][way], isOn)}
        note={(kind) =>
          notificationWays.map((way) => {
            const saveState = saveStates[kindSwitches[kind][way]];
            return saveState && <SaveStatus key={way} saveState={saveState} />;
          })
        }
      />
      <fieldset className={classes.group}>
        <legend className={classes.legend}>{notificationTexts.waysTitle}</legend>
        {waySwitches.filter((name) => name !== 'quietCalls').map(line)}
      </fieldset>
      <QuietHoursPart settings={settings}>{line('quietCalls')}</QuietHoursPart>
    </>
  );
}

type Props = { opened: boolean; onClose: () => void };

/** What the viewer is notified of, and by which way. Each change is saved at once. */
export default function SettingsPanel({ opened, onClose }: Props) {
  return (
    <SlideOver opened={opened} onClose={onClose} title={notificationTexts.settings}>
      <div className={classes.panel}>
        <p className={classes.always}>{notificationTexts.always}</p>
        <PushPart />
        <Switches />
      </div>
    </SlideOver>
  );
}
