import { useViewer } from '@/features/identity';
import { bookmarksEntry, mainEntries } from './menu-entries.ts';
import css from './BottomBar.module.css';
import { MenuLink } from './MenuLink.tsx';

/** On narrow screens: the most used pages, in reach of the thumb. */
export function BottomBar() {
  const { me } = useViewer();
  const entries = mainEntries(me);
  // There is room for five: students, who do not publish, have bookmarks here.
  const shown = me && entries.length < 5 ? [...entries, bookmarksEntry] : entries;
  return (
    <nav aria-label="Shortcuts" className={css.bar}>
      {shown.map((entry) => (
        <MenuLink key={entry.label} entry={entry} variant="tab" />
      ))}
    </nav>
  );
}
