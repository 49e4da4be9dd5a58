import { useState } from 'react';
import { deviceDraft } from '@/core/device-draft';
import { formKey } from '@/core/persisted';
import { type JobValues, storedValues } from './job-values';

const isSame = (a: JobValues, b: JobValues): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What is typed into the form survives a closed tab, on this device.
 * @param name of the draft: the opening's id, or `new`
 * @param initial what the form begins with where nothing is stored
 */
export function useJobDraft(name: string, initial: JobValues) {
  const store = deviceDraft(formKey(`job:${name}`));
  const [found] = useState(() => store.read());
  const [values, setValues] = useState(() => (found ? storedValues(found.values) : initial));
  const [isFound, setFound] = useState(found !== null);
  const change = (changes: Partial<JobValues>) => {
    const next = { ...values, ...changes };
    setValues(next);
    if (isSame(next, initial)) store.remove();
    else store.write({ at: Date.now(), base: null, values: next });
  };
  return {
    values,
    change,
    /** The form began with what was stored. */
    isFound,
    isChanged: !isSame(values, initial),
    startAgain: () => {
      store.remove();
      setFound(false);
      setValues(initial);
    },
    /** It is posted: nothing stays on this device. */
    forget: () => store.remove(),
  };
}
