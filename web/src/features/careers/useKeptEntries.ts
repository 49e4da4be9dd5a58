import { useEffect, useState } from 'react';
import { z } from 'zod';
import { getToken } from '@/core/auth';
import { type Entry, entryList } from './entries';

const kept = z.object({ version: z.number(), base: entryList, entries: entryList });
export type Kept = z.output<typeof kept>;

/** The browser keeps things over releases: they are read, not trusted. */
function read(key: string): Kept | null {
  try {
    return kept.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** What was typed and not saved on this device, when the page opened. */
export function useKeptEntries(userId: string): { found: Kept | null; key: string } {
  const key = `career-path:${userId}`;
  const [found] = useState(() => read(key));
  return { found, key };
}

/** Keeps what is typed at each change, with the state it was made from; nothing once it is saved. */
export function useKeeping(
  key: string,
  isDirty: boolean,
  version: number,
  base: readonly Entry[],
  entries: readonly Entry[],
): void {
  useEffect(() => {
    try {
      if (!isDirty) localStorage.removeItem(key);
      // Who has signed out leaves nothing behind.
      else if (getToken()) localStorage.setItem(key, JSON.stringify({ version, base, entries }));
    } catch {
      // Storage is full or shut off: the entries live as long as the page.
    }
  }, [key, isDirty, version, base, entries]);
}
