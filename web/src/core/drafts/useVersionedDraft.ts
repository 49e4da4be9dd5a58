import { useId, useRef, useState } from 'react';
import { isSame } from '../data/is-same.ts';
import type { DeviceDraft } from './device-draft';
import type { Persisted } from './persisted';

type Options<Values> = {
  store: Persisted<DeviceDraft>;
  /** What there is now, as the form shows it. */
  current: Values;
  /** Its version; null for what is new. */
  version: string | null;
  /** Reads what was stored, which may be old or strange. */
  parse: (stored: object) => Values;
};

/**
 * What is typed into a form survives a closed page. It is stored with the version that it goes on
 * from: where that is another one by now, the person chooses before anything is overwritten.
 */
export function useVersionedDraft<Values extends object>(options: Options<Values>) {
  const { store } = options;
  // What the form began with: words that arrive later do not change it under somebody's hands.
  const [{ current, version }] = useState(options);
  const [found] = useState(() => {
    const stored = store.read();
    const values = stored && options.parse(stored.values);
    return values && !isSame(values, current) ? { base: stored.base, values } : null;
  });
  const [values, setValues] = useState(found?.values ?? current);
  const [base, setBase] = useState(found ? found.base : version);
  const [hasRestoredDraft, setRestored] = useState(found !== null);
  const latest = useRef(values);
  const isOutdated = base !== version;
  const choiceId = useId();
  const write = (next: Values, goesOnFrom: string | null) =>
    store.write({ at: Date.now(), base: goesOnFrom, values: next });
  return {
    values,
    change: (next: Values) => {
      latest.current = next;
      setValues(next);
      if (isSame(next, current)) store.remove();
      else write(next, base);
    },
    /** The form began with what was stored. */
    hasRestoredDraft,
    isChanged: !isSame(values, current),
    /** What was stored goes on from another version than there is now. */
    isOutdated,
    /** The id of the notice with the two versions: who has not chosen yet is led there. */
    choiceId,
    /** Asked before the form is sent: whether a version is to be chosen first, which is shown. */
    mustChoose: (): boolean => {
      if (isOutdated) document.getElementById(choiceId)?.focus();
      return isOutdated;
    },
    /** The words here go on from the version that there is now. */
    keep: () => {
      setBase(version);
      write(values, version);
    },
    /** Drops what was typed. @returns what there is now */
    startAgain: (): Values => {
      store.remove();
      setRestored(false);
      setBase(version);
      latest.current = current;
      setValues(current);
      return current;
    },
    /** It is saved: nothing stays on this device. */
    forget: () => store.remove(),
    /**
     * What was sent is saved: nothing stays on this device, unless it was changed meanwhile.
     * @param savedAs the version that it is now; null where the form is for the next new one
     */
    forgetSent: (sent: Values, savedAs: string | null) => {
      // Another form may have been opened since: its words are stored now, and stay.
      const stored = store.read();
      const words = stored ? options.parse(stored.values) : latest.current;
      if (isSame(words, sent)) store.remove();
      else write(words, savedAs);
    },
  };
}
