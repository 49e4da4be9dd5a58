import { useViewer } from '@/features/identity';
import { bottomBarEntries } from './menu-entries.ts';
import css from './BottomBar.module.css';
import { MenuLink } from './MenuLink.tsx';

/** On narrow screens: the most used pages, in reach of the thumb. */
export function BottomBar() {
  const { me } = useViewer();
  return (
    <nav aria-label="Shortcuts" className={css.bar}>
      {bottomBarEntries(me).map((entry) => (
        <MenuLink key={entry.label} entry={entry} variant="tab" />
      ))}
    </nav>
  );
}
