import { useState } from 'react';
import type { SectionId } from './sections';

type Folded = Partial<Record<SectionId, boolean>>;

function read(key: string): Folded {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Which parts of the form a person has folded away: remembered on this device. `openFirst` says it for those never touched. */
export function useFolded(userId: string, openFirst: (id: SectionId) => boolean) {
  const key = `form-parts:${userId}`;
  const [touched, setTouched] = useState(() => read(key));
  const isOpen = (id: SectionId) => touched[id] ?? openFirst(id);
  const set = (id: SectionId, open: boolean) => {
    const next = { ...touched, [id]: open };
    setTouched(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Not remembered for the next visit, but folded now.
    }
  };
  return { isOpen, open: (id: SectionId) => set(id, true), toggle: (id: SectionId) => set(id, !isOpen(id)) };
}
