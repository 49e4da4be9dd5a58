import { useId, useState } from 'react';
import { useToken } from '../auth.ts';
import { isSame } from '../is-same.ts';
import {
  type Changes,
  changesOf,
  type Fields,
  hasChanges,
  storedChanges,
  withChanges,
} from './changes.ts';
import { type FormName, formStore } from './form-store.ts';

export type KeptOptions<Values extends Fields> = {
  /** Where what is typed is stored until it is sent; null stores nothing. */
  name: FormName | null;
  /** `tab` for what others must not find on the device. */
  area?: 'device' | 'tab';
  /** Fields that are never stored: passwords. */
  unstored?: readonly (keyof Values & string)[];
  /** What there is now, as the fields hold it. */
  initial: Values;
  /**
   * Of what there is now; null for what is new. Words that go on from another version wait until
   * the person has chosen. Without it only what was changed is stored, over what there is now.
   */
  version?: string | null;
  /** What the fields begin with besides, such as passwords on the way back from a later step. */
  begin?: Changes<Values>;
  /** Reads what was stored where its types do not tell enough. */
  read?: (stored: unknown) => Changes<Values> | undefined;
};

type Held<Values> = {
  /** Whose form it is, and which. */
  owner: string | null;
  place: string | null;
  /** What the values are compared with. */
  from: Values;
  /** The version that they go on from. */
  base: string | null;
  isRestored: boolean;
};

const without = (values: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));

/**
 * What this device stores of a form, and what it goes on from. The values themselves are with the
 * form.
 */
export function useKeptValues<Values extends Fields>(options: KeptOptions<Values>) {
  const { name, area = 'device', unstored = [], initial, version = null, read } = options;
  const isVersioned = options.version !== undefined;
  const { store, place } = name === null ? { store: null, place: null } : formStore(name, area);
  const choiceId = useId();
  useToken();

  const changesIn = (stored: unknown): Changes<Values> =>
    (read ? read(stored) : storedChanges(stored, initial)) ?? {};
  const begin = (): { held: Held<Values>; values: Values } => {
    const stored = store?.read() ?? null;
    const found = stored ? withChanges(initial, changesIn(stored.values)) : initial;
    const values = withChanges(found, options.begin ?? {});
    const isRestored = !isSame(found, initial);
    const base = stored && isRestored ? stored.base : version;
    return {
      values,
      held: { owner: store?.owner() ?? null, place, from: initial, base, isRestored },
    };
  };
  const [first] = useState(begin);
  const [held, setHeld] = useState(first.held);

  const owner = store?.owner() ?? null;
  const isSomebodyElse = owner !== null && held.owner !== null && owner !== held.owner;
  const write = (values: Values, base: string | null, also: Changes<Values> = {}) => {
    // Who signed in meanwhile did not write this.
    if (!store || (held.owner !== null && store.owner() !== held.owner)) return;
    const changes = without(changesOf(held.from, values, also), unstored);
    const words = isVersioned ? without(values, unstored) : changes;
    if (hasChanges(changes)) store.write({ at: Date.now(), base, values: words });
    else store.remove();
  };
  return {
    first: first.values,
    held,
    setHeld,
    begin,
    place,
    store,
    isVersioned,
    choiceId,
    /** Another form than the one that was begun: another person's, or about something else. */
    isAnother: isSomebodyElse || held.place !== place,
    isOutdated: isVersioned && held.base !== version,
    write,
    /**
     * What was sent is saved: nothing stays on this device, but what was changed meanwhile, maybe
     * in a form that was opened since.
     */
    forgetSent: (sent: Values, savedAs: string | null) => {
      const stored = store?.read();
      if (!store || !stored || (held.owner !== null && store.owner() !== held.owner)) return;
      const rest = changesOf(sent, withChanges(sent, changesIn(stored.values)));
      if (!hasChanges(rest)) store.remove();
      else if (isVersioned) store.write({ ...stored, base: savedAs });
    },
  };
}
