/**
 * Words kept on this device: when they were typed, and which of the account's versions they go on
 * from.
 */
export type KeptLocally = { at: number; base: string | null; values: object };

const isKept = (kept: unknown): kept is KeptLocally =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'number' &&
  'values' in kept &&
  typeof kept.values === 'object' &&
  kept.values !== null;

/** What is kept under the key; null when nothing is, or something else. */
function readLocal(key: string): KeptLocally | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isKept(kept)
      ? { ...kept, base: typeof kept.base === 'string' ? kept.base : null }
      : null;
  } catch {
    return null;
  }
}

/** Forgets what this device kept under the key. */
export function forgetLocal(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

/** All that is kept under keys that begin so. */
export function localsUnder(prefix: string): { key: string; kept: KeptLocally }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .flatMap((key) => {
        const kept = readLocal(key);
        return kept ? [{ key, kept }] : [];
      });
  } catch {
    return [];
  }
}
