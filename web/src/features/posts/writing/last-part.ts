import type { GroupId } from './sections';

/** Where this device keeps the part of a form in which one wrote last. */
export const lastPartKey = (userId: string, storageKey: string): string =>
  `form-part:${userId}:${storageKey}`;

export function readLastPart(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function keepLastPart(key: string, part: GroupId): void {
  try {
    localStorage.setItem(key, part);
  } catch {
    // The next visit begins where something is left.
  }
}
