import { useViewer } from '@/features/identity';
import { entriesFor } from './entries.ts';
import css from './BottomBar.module.css';
import { MenuLink } from './MenuLink.tsx';

/** The things one does most, in thumb reach. */
export function BottomBar() {
  const { me } = useViewer();
  return (
    <nav aria-label="Shortcuts" className={css.bar}>
      {entriesFor(me).map((entry) => <MenuLink key={entry.label} entry={entry} look="tab" />)}
    </nav>
  );
}
