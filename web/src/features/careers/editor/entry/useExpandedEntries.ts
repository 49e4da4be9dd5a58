import { useState } from 'react';
import type { StepDraft } from '../step-drafts';

/**
 * Which entries are open as forms. New ones are, until they are collapsed; saved ones are not,
 * until they are expanded.
 */
export function useExpandedEntries(initiallyExpanded: readonly StepDraft[]) {
  const [expandedKeys, setExpandedKeys] = useState<ReadonlySet<string>>(
    () => new Set(initiallyExpanded.map(({ key }) => key)),
  );
  const [collapsedKeys, setCollapsedKeys] = useState<ReadonlySet<string>>(new Set());
  return {
    isExpanded: ({ id, key }: StepDraft): boolean =>
      id === null ? !collapsedKeys.has(key) : expandedKeys.has(key),
    expand: ({ key }: StepDraft) => {
      setCollapsedKeys((keys) => new Set([...keys].filter((other) => other !== key)));
      setExpandedKeys((keys) => new Set([...keys, key]));
    },
    collapse: ({ key }: StepDraft) => {
      setExpandedKeys((keys) => new Set([...keys].filter((other) => other !== key)));
      setCollapsedKeys((keys) => new Set([...keys, key]));
    },
    collapseSaved: () => setExpandedKeys(new Set()),
    /** Expands all new entries, and these saved ones. */
    expandNewAnd: (entries: readonly StepDraft[]) => {
      setCollapsedKeys(new Set());
      setExpandedKeys((keys) => new Set([...keys, ...entries.map(({ key }) => key)]));
    },
  };
}

export type ExpandedEntries = ReturnType<typeof useExpandedEntries>;
