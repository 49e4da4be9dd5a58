import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { goTo, sectionAsked } from './goTo.ts';
import { searchName } from './kept-term.ts';

const placeKey = 'landing.place';

type Place = { key: string; y: number };

function placeLeft(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(placeKey) ?? 'null') as Place | null;
  } catch {
    return null; // Storage is shut off.
  }
}

function keepPlace(place: Place): void {
  try {
    sessionStorage.setItem(placeKey, JSON.stringify(place));
  } catch {
    // Not kept.
  }
}

/**
 * Where on the page a visit begins: at the section or search that the address names, or, Back after a full load, where it was
 * left. The router restores the place too early then: until the page's code is there, there is nothing to scroll.
 */
export function useArrival(): void {
  const { key, search } = useLocation();
  useEffect(() => {
    const asked =
      sectionAsked() ?? (new URLSearchParams(search).has(searchName) ? 'connect' : undefined);
    const left = placeLeft();
    if (left?.key === key && left.y > window.scrollY) window.scrollTo(0, left.y);
    else if (asked) goTo(asked);
    const leave = () => keepPlace({ key, y: window.scrollY });
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, [key, search]);
}
