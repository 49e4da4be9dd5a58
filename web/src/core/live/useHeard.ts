import { useEffect, useRef } from 'react';
import { readsOnTheirWay } from '@/core/data/reads/reads';

/**
 * Writes into the cache what was heard of. What is read of it and on its way was read before that,
 * as far as is known: once it is there, what was heard is written again.
 * @returns the function that writes: what it is about, which operations read it, and how
 */
export function useHeard(): (about: string, names: readonly string[], write: () => void) => void {
  const newest = useRef(new Map<string, () => void>());
  useEffect(() => {
    const known = newest.current;
    // Nothing of it is written for who signs in next.
    return () => known.clear();
  }, []);
  return (about, names, write) => {
    write();
    const reads = readsOnTheirWay(...names);
    if (!reads) return;
    newest.current.set(about, write);
    void reads.then(() => {
      // What was heard after it has taken its place.
      if (newest.current.get(about) !== write) return;
      newest.current.delete(about);
      write();
    });
  };
}
