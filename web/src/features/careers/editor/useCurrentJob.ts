import { useRef } from 'react';
import type { StepDraft } from './step-drafts';
import { splitAfterCurrentJob } from './step-changes';
import type { EntriesForm } from './useEntriesForm';

/**
 * Marks an entry as what its owner does now. A current job is the last entry: the work after it is
 * taken out, and comes back when the mark is removed, which may have been a slip.
 */
export function useCurrentJob({ entries, setEntries }: EntriesForm) {
  const removedWork = useRef<StepDraft[]>([]);
  return {
    setCurrent: (entry: StepDraft, isCurrentlyWorking: boolean) => {
      const changed = entries.map((other) =>
        other.key === entry.key
          ? { ...other, duration: { ...other.duration, isCurrentlyWorking } }
          : other,
      );
      if (entry.type !== 'work') return setEntries(changed);
      if (!isCurrentlyWorking) {
        setEntries([...changed, ...removedWork.current]);
        removedWork.current = [];
        return;
      }
      const { upToJob, afterJob } = splitAfterCurrentJob(changed);
      removedWork.current = afterJob;
      setEntries(upToJob);
    },
    /** The removed work does not come back any more. */
    forgetRemovedWork: () => {
      removedWork.current = [];
    },
  };
}
