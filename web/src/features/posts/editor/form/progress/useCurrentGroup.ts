import { useEffect, useRef, useState } from 'react';
import type { Persisted } from '@/core/drafts/persisted';
import { useIsNarrow } from '@/ui';
import type { GroupId } from '../../groups/group-id';
import { allGroups, type FormPart, findGroup } from '../sections';

type Options = {
  sections: readonly FormPart[];
  /** The path of the first field that is left, or wrong. */
  firstMissing: string | undefined;
  lastGroup: Persisted<string>;
  /** The person comes back to a draft. */
  isReturn: boolean;
};

/**
 * The group that a phone shows. Who comes back goes on where they wrote last; where this device
 * does not know it, where something is left; where nothing is left, at the end. On a wide screen
 * all groups are there, and the page moves to it.
 */
export function useCurrentGroup({ sections, firstMissing, lastGroup, isReturn }: Options) {
  const isNarrow = useIsNarrow();
  const groups = allGroups(sections);
  const [returnTo] = useState(() =>
    isReturn ? groups.find(({ id }) => id === lastGroup.read())?.id : undefined,
  );
  const [chosen, setChosen] = useState<GroupId>(() => {
    if (!isReturn) return 'interview';
    const missing = findGroup(sections, firstMissing ?? '')?.group;
    return returnTo ?? missing?.id ?? groups.at(-1)?.id ?? 'interview';
  });
  // The other template may not have the chosen group.
  const current = groups.some(({ id }) => id === chosen) ? chosen : 'interview';
  const index = groups.findIndex(({ id }) => id === current);

  const placed = useRef(isNarrow);
  useEffect(() => {
    if (placed.current || !returnTo || returnTo === 'interview') return;
    placed.current = true;
    requestAnimationFrame(() =>
      document.getElementById(`group-${returnTo}`)?.scrollIntoView({ block: 'center' }),
    );
  }, [returnTo]);

  return {
    current,
    previous: groups[index - 1]?.id ?? null,
    next: groups[index + 1]?.id ?? null,
    choose: (id: GroupId) => {
      setChosen(id);
      lastGroup.write(id);
    },
  };
}
