import { clockOf, minuteOf, type QuietHours, usualQuietHours } from '@schema/rules/quiet-hours';
import { quietTexts } from '@schema/rules/quiet-hours-texts';
import { useRef, useState } from 'react';
import { errorText } from '@/core/errors';
import type { NotificationSettingsFieldsFragment } from '@/generated/documents';
import { useSaveQuietHoursMutation } from '@/generated/hooks';
import type { SaveState } from './SaveStatus';

/** What stands in the two fields. */
export type Clocks = { from: string; to: string };

const clocksOf = ({ from, to }: { from: number; to: number }): Clocks => ({
  from: clockOf(from),
  to: clockOf(to),
});

/** The time zone that this device goes by. */
export const zoneHere = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What is wrong with the clocks of the fields; null: nothing. */
const problemOf = ({ from, to }: Clocks): string | null => {
  if (minuteOf(from) === null || minuteOf(to) === null) return quietTexts.badTime;
  return from === to ? quietTexts.same : null;
};

/**
 * The viewer's quiet hours, saved as they are chosen, one after the other, so that the last counts.
 * What was refused stays in the fields, and is sent again by `retry`.
 */
export function useQuietHours(settings: NotificationSettingsFieldsFragment) {
  const kept = settings.quietHours ?? null;
  const [typed, setTyped] = useState<Clocks | null>(null);
  const [saveState, setSaveState] = useState<SaveState>();
  const [wanted, setWanted] = useState<QuietHours | null>();
  const [save] = useSaveQuietHoursMutation();
  const line = useRef(Promise.resolve());

  const send = (hours: QuietHours | null) => {
    setWanted(hours);
    setSaveState({ state: 'saving' });
    const sent = line.current.then(() => save({ variables: { hours } }));
    line.current = sent.then(
      () => {
        setSaveState({ state: 'saved' });
        setWanted((now) => (now === hours ? undefined : now));
        if (hours === null) return;
        const saved = clocksOf(hours);
        setTyped((now) => (now?.from === saved.from && now.to === saved.to ? null : now));
      },
      (error: unknown) =>
        setSaveState({ state: 'refused', reason: errorText(error, quietTexts.failed) }),
    );
  };

  const clocks = typed ?? clocksOf(wanted ?? kept ?? usualQuietHours);
  const hoursIn = (zone: string): QuietHours => ({
    from: minuteOf(clocks.from) ?? usualQuietHours.from,
    to: minuteOf(clocks.to) ?? usualQuietHours.to,
    zone,
  });
  return {
    isOn: (wanted === undefined ? kept : wanted) !== null,
    zone: (wanted ?? kept)?.zone ?? zoneHere(),
    clocks,
    problem: typed && problemOf(typed),
    saveState,
    turn: (isOn: boolean) => send(isOn ? hoursIn(zoneHere()) : null),
    type: (change: Partial<Clocks>) => {
      const next = { ...clocks, ...change };
      setTyped(next);
      const [from, to] = [minuteOf(next.from), minuteOf(next.to)];
      if (problemOf(next) === null && from !== null && to !== null)
        send({ from, to, zone: kept?.zone ?? zoneHere() });
    },
    takeZone: () => send(hoursIn(zoneHere())),
    retry: () => wanted !== undefined && send(wanted),
  };
}
