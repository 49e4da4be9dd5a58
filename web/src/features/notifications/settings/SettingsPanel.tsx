import {
  isWithoutEffect,
  kindRows,
  kindSwitches,
  notificationTexts,
  notificationWays,
  wayColumns,
  waySwitches,
} from '@schema/rules/notifications-texts';
import { errorText } from '@/core/errors';
import { useNotificationSettingsQuery } from '@/generated/hooks';
import { CheckboxField, CheckboxMatrix, ErrorState, SlideOver, TextSkeleton } from '@/ui';
import { PushPart } from '../push/PushPart';
import classes from './SettingsPanel.module.css';
import { type SaveState, useSwitches } from './useSwitches';

function SaveStatus({ saveState }: { saveState: SaveState | undefined }) {
  return (
    <>
      <span role="status" className={classes.status} data-state={saveState?.state}>
        {saveState && saveState.state !== 'refused' && notificationTexts[saveState.state]}
      </span>
      {saveState?.state === 'refused' && (
        <p role="alert" className={classes.refused}>
          {saveState.reason}
        </p>
      )}
    </>
  );
}

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
        {waySwitches.map((name) => {
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
        })}
      </fieldset>
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
