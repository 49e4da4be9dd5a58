import { useViewer } from '@/features/identity';
import { bookmarksEntry, entriesFor } from './entries.ts';
import css from './BottomBar.module.css';
import { MenuLink } from './MenuLink.tsx';

/** The things one does most, in thumb reach. */
export function BottomBar() {
  const { me } = useViewer();
  const entries = entriesFor(me);
  // Five fit: who publishes nothing has room for what was put aside.
  const shown = me && entries.length < 5 ? [...entries, bookmarksEntry] : entries;
  return (
    <nav aria-label="Shortcuts" className={css.bar}>
      {shown.map((entry) => (
        <MenuLink key={entry.label} entry={entry} look="tab" />
      ))}
    </nav>
  );
}
