import type { KeptLocally } from '@/core/kept-locally';
import { readValues, sameValues } from './read-values';
import type { PostValues } from './values';

/** Words as the account holds them: a saved draft, or the post that is being edited. `at` is what the server said, letter for letter. */
export type Version = { values: PostValues; at: string };

/** Two versions of the same words, and one person who must choose. `values` is the one that is not in the form. */
export type Choice = {
  kind: 'account-newer' | 'device-newer' | 'other-tab' | 'gone';
  values: PostValues;
  /** When it was written. */
  at: number;
  /** The account's version that it is, or goes on from. */
  base: string | null;
};

export type Start = {
  initial: PostValues;
  base: string | null | undefined;
  keptAt: number | null;
  choice: Choice | null;
};

/**
 * What the form starts with: what this device holds comes first, the account's version otherwise.
 * Where both are there and neither goes on from the other, the person chooses. `remote` undefined: it could not be asked for.
 */
export function startWith(
  empty: PostValues,
  local: KeptLocally | null,
  remote: Version | null | undefined,
): Start {
  const base = remote === undefined ? undefined : (remote?.at ?? null);
  if (!local) return { initial: remote?.values ?? empty, base, keptAt: null, choice: null };
  const initial = readValues(local.values, empty);
  const start = { initial, base, keptAt: local.at, choice: null };
  // What was saved there once and is not any more was published or removed elsewhere: it does not come back by itself.
  if (remote === null && local.base)
    return { ...start, choice: { kind: 'gone', values: empty, at: local.at, base: null } };
  if (!remote || local.base === remote.at) return start;
  if (sameValues(initial, remote.values)) return { ...start, initial: remote.values, keptAt: null };
  const at = Date.parse(remote.at);
  return {
    ...start,
    choice: {
      kind: at > local.at ? 'account-newer' : 'device-newer',
      values: remote.values,
      at,
      base: remote.at,
    },
  };
}
