import { useState } from 'react';
import type { SectionId } from './sections';

type Folded = Record<string, boolean>;
export type RoundList = 'rounds' | 'storyRounds';

function read(key: string): Folded {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Folded) : {};
  } catch {
    return {};
  }
}

/** What a person has folded away or opened: remembered on this device. */
function useTouched(key: string) {
  const [touched, setTouched] = useState(() => read(key));
  const keep = (next: Folded) => {
    setTouched(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not remembered for the next visit, but folded now.
    }
  };
  return [touched, keep] as const;
}

/** Which parts of the form are folded. `openFirst` says it for those never touched. */
export function useFolded(userId: string, openFirst: (id: SectionId) => boolean) {
  const [touched, keep] = useTouched(`form-parts:${userId}`);
  const isOpen = (id: SectionId) => touched[id] ?? openFirst(id);
  const set = (id: SectionId, open: boolean) => keep({ ...touched, [id]: open });
  return {
    isOpen,
    open: (id: SectionId) => set(id, true),
    toggle: (id: SectionId) => set(id, !isOpen(id)),
  };
}

export const foldedRoundsKey = (userId: string, storageKey: string): string =>
  `form-rounds:${userId}:${storageKey}`;

/** Which rounds of this one form are folded; those never touched are open. */
export function useFoldedRounds(userId: string, storageKey: string) {
  const [touched, keep] = useTouched(foldedRoundsKey(userId, storageKey));
  const isOpen = (round: string) => touched[round] ?? true;
  return {
    isOpen,
    open: (round: string) => {
      if (!isOpen(round)) keep({ ...touched, [round]: true });
    },
    toggle: (round: string) => keep({ ...touched, [round]: !isOpen(round) }),
    /** A round is deleted: those behind it move up, folded as they were. */
    remove: (list: RoundList, index: number) =>
      keep(
        Object.fromEntries(
          Object.entries(touched).flatMap(([round, open]) => {
            const [of = '', at] = round.split('.');
            if (of !== list || Number(at) < index) return [[round, open]];
            return Number(at) === index ? [] : [[`${list}.${Number(at) - 1}`, open]];
          }),
        ),
      ),
  };
}

export type FoldedRounds = ReturnType<typeof useFoldedRounds>;
