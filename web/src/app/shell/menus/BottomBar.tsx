import { useWaitingChats } from '@/features/chat';
import { useViewerId } from '../useViewerId.ts';
import css from './BottomBar.module.css';
import { MenuLink } from './MenuLink.tsx';
import { bottomBarEntries } from './menu-entries.ts';

/** On narrow screens: the most used pages, in reach of the thumb. */
export function BottomBar() {
  const viewerId = useViewerId();
  const chats = useWaitingChats();
  return (
    <nav aria-label="Shortcuts" className={css.bar}>
      {bottomBarEntries(viewerId, { chats }).map((entry) => (
        <MenuLink key={entry.label} entry={entry} variant="tab" />
      ))}
    </nav>
  );
}
