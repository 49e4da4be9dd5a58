import type { DeviceDraft } from '@/core/drafts/device-draft';
import { type PostValues, readValues, sameValues } from '../../form/post-values';

/**
 * Words as the account holds them: a saved draft, or the post that is being edited. `at` is the
 * server's text, letter for letter.
 */
export type Version = { values: PostValues; at: string };

/**
 * Two versions of the same words: the person chooses. `values` is the one that is not in the form.
 */
export type Conflict = {
  kind: 'account-newer' | 'device-newer' | 'other-tab' | 'gone';
  values: PostValues;
  /** When it was written, in milliseconds since 1970. */
  at: number;
  /** The account's version that it is, or goes on from. */
  base: string | null;
};

/** What a form starts with. */
export type Start = {
  initial: PostValues;
  /**
   * The account's version that the words go on from: null for none, undefined when it could not be
   * asked for.
   */
  base: string | null | undefined;
  /** When this device stored the words; null when they are the account's, or new. */
  storedAt: number | null;
  conflict: Conflict | null;
};

/**
 * Chooses what the form starts with: what this device holds, else the account's version. Where both
 * are there and neither goes on from the other, the person chooses. `remote` undefined: it could
 * not be asked for.
 */
export function chooseStart(
  empty: PostValues,
  local: DeviceDraft | null,
  remote: Version | null | undefined,
): Start {
  const base = remote === undefined ? undefined : (remote?.at ?? null);
  if (!local) return { initial: remote?.values ?? empty, base, storedAt: null, conflict: null };
  const initial = readValues(local.values, empty);
  const start = { initial, base, storedAt: local.at, conflict: null };
  // What was saved there once and is missing now was published or removed elsewhere: it does not
  // come back by itself.
  if (remote === null && local.base)
    return { ...start, conflict: { kind: 'gone', values: empty, at: local.at, base: null } };
  if (!remote || local.base === remote.at) return start;
  if (sameValues(initial, remote.values))
    return { ...start, initial: remote.values, storedAt: null };
  const at = Date.parse(remote.at);
  return {
    ...start,
    // Until the person has chosen, also at the next visit.
    base: local.base,
    conflict: {
      kind: at > local.at ? 'account-newer' : 'device-newer',
      values: remote.values,
      at,
      base: remote.at,
    },
  };
}
