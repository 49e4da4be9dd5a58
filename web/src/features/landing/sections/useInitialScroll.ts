import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { sharedStore } from '@/core/drafts/persisted.ts';
import { fieldsOf } from '@/core/is-record.ts';
import { searchParameter } from '../search-term.ts';
import { scrollToSection, sectionOfAddress } from './section-links.ts';

/** How far the page was scrolled when an entry of the history was left. */
type ScrollPosition = { key: string; y: number };

const lastPosition = sharedStore('landing.place', {
  area: 'tab',
  parse: (stored): ScrollPosition | undefined => {
    const { key, y } = fieldsOf(stored);
    return typeof key === 'string' && typeof y === 'number' ? { key, y } : undefined;
  },
});

/**
 * Scrolls to where a visit begins: to the section or search that the address names, or, coming back
 * after a full load, to where the page was left. The router restores that position too early:
 * before the page's code has arrived there is nothing to scroll.
 */
export function useInitialScroll(): void {
  const { key, search } = useLocation();
  useEffect(() => {
    const section =
      sectionOfAddress() ??
      (new URLSearchParams(search).has(searchParameter) ? 'connect' : undefined);
    const last = lastPosition.read();
    if (last?.key === key && last.y > window.scrollY) window.scrollTo(0, last.y);
    else if (section) scrollToSection(section);
    const rememberPosition = () => lastPosition.write({ key, y: window.scrollY });
    window.addEventListener('pagehide', rememberPosition);
    return () => window.removeEventListener('pagehide', rememberPosition);
  }, [key, search]);
}
