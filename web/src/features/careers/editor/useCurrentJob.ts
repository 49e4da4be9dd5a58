import { useRef } from 'react';
import { splitAfterCurrentJob } from './step-changes';
import type { StepDraft } from './step-drafts';
import type { EntriesForm } from './useEntriesForm';

/**
 * Marks an entry as what its owner does now. A current job is the last entry: the work after it is
 * taken out, and comes back when the mark is removed, which may have been a slip.
 */
export function useCurrentJob({ entries, setEntries }: EntriesForm) {
  const removedWork = useRef<StepDraft[]>([]);
  const takeRemovedWork = (): StepDraft[] => {
    const work = removedWork.current;
    removedWork.current = [];
    return work;
  };
  return {
    /** What was taken out comes back: it belongs behind the other entries. */
    takeRemovedWork,
    setCurrent: (entry: StepDraft, isCurrentlyWorking: boolean) => {
      const changed = entries.map((other) =>
        other.key === entry.key
          ? { ...other, duration: { ...other.duration, isCurrentlyWorking } }
          : other,
      );
      if (entry.type !== 'work') return setEntries(changed);
      if (!isCurrentlyWorking) return setEntries([...changed, ...takeRemovedWork()]);
      const { upToJob, afterJob } = splitAfterCurrentJob(changed);
      removedWork.current = [...afterJob, ...takeRemovedWork()];
      setEntries(upToJob);
    },
    /** The removed work does not come back any more. */
    forgetRemovedWork: () => {
      takeRemovedWork();
    },
  };
}
