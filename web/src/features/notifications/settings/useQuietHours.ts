import {
  clockOf,
  minuteOf,
  type QuietHours,
  usualQuietHours,
} from '@schema/rules/settings/quiet-hours';
import { quietTexts } from '@schema/rules/settings/quiet-hours-texts';
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

/** The span of time that the clocks of the fields say; null where something is wrong with them. */
function spanOf(clocks: Clocks): { from: number; to: number } | null {
  const [from, to] = [minuteOf(clocks.from), minuteOf(clocks.to)];
  return problemOf(clocks) === null && from !== null && to !== null ? { from, to } : null;
}

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

  const latest = wanted ?? kept;
  const zone = latest?.zone ?? zoneHere();
  const clocks = typed ?? clocksOf(latest ?? usualQuietHours);
  /** What stands in the fields; while that is no span of time, the hours from before. */
  const hoursHere = (): QuietHours => {
    const { from, to } = spanOf(clocks) ?? latest ?? usualQuietHours;
    return { from, to, zone: zoneHere() };
  };
  return {
    isOn: (wanted === undefined ? kept : wanted) !== null,
    zone,
    clocks,
    problem: typed && problemOf(typed),
    saveState,
    turn: (isOn: boolean) => {
      if (!isOn) setTyped(null);
      send(isOn ? hoursHere() : null);
    },
    type: (change: Partial<Clocks>) => {
      const next = { ...clocks, ...change };
      setTyped(next);
      const span = spanOf(next);
      if (span) send({ ...span, zone });
    },
    takeZone: () => send(hoursHere()),
    retry: () => wanted !== undefined && send(wanted),
  };
}
