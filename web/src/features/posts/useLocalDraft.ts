import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getToken } from '@/core/auth';

const settles = 800;

function read<Values extends object>(key: string, empty: Values): Values {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return empty;
    // A former release may have kept other fields: only what the form knows, in the shape it knows.
    const known = Object.entries(kept).filter(([field, value]) => field in empty && Array.isArray(value) === Array.isArray(empty[field as keyof Values]));
    return { ...empty, ...Object.fromEntries(known) };
  } catch {
    return empty;
  }
}

/** Keeps what is typed on this device, so that a closed tab loses nothing. `initial` is what was kept, or the empty form. */
export function useLocalDraft<Values extends object>(key: string, empty: Values) {
  const [initial] = useState(() => read(key, empty));
  const [savedAt, setSavedAt] = useState<number | null>(null);

  /** What is typed and not yet written; null: nothing. */
  const waiting = useRef<Values | null>(null);
  const timer = useRef(0);

  const flush = useEffectEvent(() => {
    window.clearTimeout(timer.current);
    // Who has signed out leaves no draft behind.
    if (!waiting.current || !getToken()) return;
    try {
      localStorage.setItem(key, JSON.stringify(waiting.current));
      waiting.current = null;
      setSavedAt(Date.now());
    } catch {
      // Storage is full or shut off: nothing is claimed to be saved.
    }
  });
  const [touched, touch] = useState(0);
  useEffect(() => {
    if (touched === 0) return;
    timer.current = window.setTimeout(() => flush(), settles);
    return () => window.clearTimeout(timer.current);
  }, [touched]);

  // Leaving does not wait for the hand to rest: another page, a reload, a tab put away.
  useEffect(() => {
    const write = () => flush();
    window.addEventListener('pagehide', write);
    document.addEventListener('visibilitychange', write);
    return () => {
      window.removeEventListener('pagehide', write);
      document.removeEventListener('visibilitychange', write);
      write();
    };
  }, []);

  const keep = (values: Values) => {
    waiting.current = values;
    touch((count) => count + 1);
  };
  const forget = () => {
    waiting.current = null;
    localStorage.removeItem(key);
  };
  return { initial, savedAt, keep, forget };
}
