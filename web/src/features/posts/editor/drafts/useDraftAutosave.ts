import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AutosaveOptions, type AutosaveState, DraftAutosave } from './draft-autosave';

export type Autosave = AutosaveState &
  Pick<
    DraftAutosave,
    | 'change'
    | 'base'
    | 'keep'
    | 'offer'
    | 'resolveConflict'
    | 'saveNow'
    | 'stop'
    | 'resume'
    | 'forget'
  >;

/** Saves what is typed while the form is open. */
export function useDraftAutosave(options: AutosaveOptions): Autosave {
  const [autosave] = useState(() => new DraftAutosave(options));
  const state = useSyncExternalStore(autosave.subscribe, autosave.get);
  useEffect(() => autosave.start(), [autosave]);
  const { change, base, keep, offer, resolveConflict, saveNow, stop, resume, forget } = autosave;
  return { ...state, change, base, keep, offer, resolveConflict, saveNow, stop, resume, forget };
}
