import { useEffect, useState } from 'react';
import type { SectionId } from '../texts.ts';

/** @returns the id of the section in the middle of the window */
export function useActiveSection(ids: readonly SectionId[]): SectionId | undefined {
  const [active, setActive] = useState(ids[0]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries)
          if (entry.isIntersecting) setActive(entry.target.id as SectionId);
      },
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return active;
}
