import { zoneName } from '@schema/rules/settings/quiet-hours';
import { quietTexts as texts } from '@schema/rules/settings/quiet-hours-texts';
import type { ReactNode } from 'react';
import type { NotificationSettingsFieldsFragment } from '@/generated/documents';
import { Button, CheckboxField, TextField } from '@/ui';
import { SaveStatus } from './SaveStatus';
import classes from './SettingsPanel.module.css';
import { useQuietHours, zoneHere } from './useQuietHours';

type Props = {
  settings: NotificationSettingsFieldsFragment;
  /** What stands below while there are quiet hours. */
  children: ReactNode;
};

/** From when to when the viewer's devices keep quiet, by the clock of where this device is. */
export function QuietHoursPart({ settings, children }: Props) {
  const { isOn, zone, clocks, problem, saveState, turn, type, takeZone, retry } =
    useQuietHours(settings);
  const isElsewhere = zoneName(zone) !== zoneName(zoneHere());
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{texts.title}</legend>
      <div className={classes.line}>
        <CheckboxField
          label={texts.turn}
          description={texts.about}
          checked={isOn}
          onChange={(event) => turn(event.currentTarget.checked)}
        />
        <SaveStatus saveState={saveState} />
      </div>
      {saveState?.state === 'refused' && (
        <Button variant="default" onClick={retry}>
          {texts.again}
        </Button>
      )}
      {isOn && (
        <>
          <div className={classes.times}>
            <TextField
              type="time"
              label={texts.from}
              value={clocks.from}
              onChange={(event) => type({ from: event.currentTarget.value })}
            />
            <TextField
              type="time"
              label={texts.to}
              value={clocks.to}
              error={problem}
              onChange={(event) => type({ to: event.currentTarget.value })}
            />
          </div>
          <p className={classes.always}>
            {texts.zone(zone)} {isElsewhere && texts.otherZone(zoneHere())}
          </p>
          {isElsewhere && (
            <Button variant="default" onClick={takeZone}>
              {texts.takeZone}
            </Button>
          )}
          {children}
        </>
      )}
    </fieldset>
  );
}
