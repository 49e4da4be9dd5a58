import { z } from 'zod';
import { type OwnedName, personalKey, personalStore } from '@/core/drafts/persisted';
import { usePersistedState } from '@/core/drafts/usePersistedState';
import type { SectionId } from '../groups/group-id';

const openById = z.record(z.string(), z.boolean());
type OpenById = z.output<typeof openById>;

const foldedStore = (name: OwnedName) =>
  personalStore<OpenById>(name, { parse: (stored) => openById.safeParse(stored).data });

/**
 * Which sections of the form are folded, on this device. `isOpenFirst` says it of those that were
 * never touched.
 */
export function useFoldedSections(userId: string, isOpenFirst: (id: SectionId) => boolean) {
  const [touched, setTouched] = usePersistedState(
    foldedStore({ kind: 'form-parts', of: userId }),
    {},
  );
  const isOpen = (id: SectionId) => touched[id] ?? isOpenFirst(id);
  const set = (id: SectionId, open: boolean) => setTouched({ ...touched, [id]: open });
  return {
    isOpen,
    open: (id: SectionId) => set(id, true),
    toggle: (id: SectionId) => set(id, !isOpen(id)),
  };
}

export type RoundList = 'rounds' | 'storyRounds';

/** Which rounds of one form are folded, by `rounds.0`, on this device. */
export const foldedRounds = (form: OwnedName) =>
  foldedStore({ kind: 'form-rounds', of: form.of, name: personalKey(form) });

/** `touched` without a round: those behind it move up, folded as they were. */
const withoutRound = (touched: OpenById, list: RoundList, index: number): OpenById =>
  Object.fromEntries(
    Object.entries(touched).flatMap(([round, open]) => {
      const [of = '', at] = round.split('.');
      if (of !== list || Number(at) < index) return [[round, open]];
      return Number(at) === index ? [] : [[`${list}.${Number(at) - 1}`, open]];
    }),
  );

/** `touched` with a round that comes back: those behind it move down, folded as they are. */
const withRound = (
  touched: OpenById,
  list: RoundList,
  index: number,
  isOpen: boolean | undefined,
): OpenById => ({
  ...Object.fromEntries(
    Object.entries(touched).map(([round, open]) => {
      const [of = '', at] = round.split('.');
      const isBehind = of === list && Number(at) >= index;
      return [isBehind ? `${list}.${Number(at) + 1}` : round, open];
    }),
  ),
  ...(isOpen === undefined ? {} : { [`${list}.${index}`]: isOpen }),
});

/** Which rounds of one form are folded; those that were never touched are open. */
export function useFoldedRounds(form: OwnedName) {
  const [touched, setTouched] = usePersistedState(foldedRounds(form), {});
  const isOpen = (round: string) => touched[round] ?? true;
  return {
    /** Another one where a round was folded, or opened. */
    touched,
    isOpen,
    open: (round: string) => {
      if (!isOpen(round)) setTouched({ ...touched, [round]: true });
    },
    toggle: (round: string) => setTouched({ ...touched, [round]: !isOpen(round) }),
    /** @returns a function that folds the round as before when it comes back, at an index */
    remove: (list: RoundList, index: number): ((at: number) => void) => {
      const isOpenBefore = touched[`${list}.${index}`];
      setTouched(withoutRound(touched, list, index));
      return (at) => {
        // Others may have been folded since.
        const now = foldedRounds(form).read() ?? {};
        setTouched(withRound(now, list, at, isOpenBefore));
      };
    },
  };
}

export type FoldedRounds = ReturnType<typeof useFoldedRounds>;
