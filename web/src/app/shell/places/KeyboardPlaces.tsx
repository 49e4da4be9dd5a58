import { lazy, Suspense, useEffect, useState } from 'react';
import { isTyping } from '@/core/is-typing.ts';
import { useStore } from '@/ui';
import { openDialog } from './open-dialog.ts';

const PlacesDialog = lazy(() => import('./PlacesDialog.tsx'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** What lies over the page already keeps its keys. */
function onKey(event: KeyboardEvent): void {
  if (event.altKey || event.repeat || event.defaultPrevented) return;
  const isPlaces = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const isShortcuts = event.key === '?' && !event.ctrlKey && !event.metaKey;
  if (!isPlaces && (!isShortcuts || isTyping(event.target))) return;
  // Else the browser goes to its own field for searches.
  event.preventDefault();
  // The key that opened the list closes it.
  if (isShortcuts && openDialog.get() === 'shortcuts') {
    openDialog.set(null);
    return;
  }
  if (document.querySelector('[role="dialog"], [role="menu"]')) return;
  openDialog.set(isPlaces ? 'places' : 'shortcuts');
}

/**
 * Ctrl+K (⌘K) opens "Go to" from anywhere, `?` the list of shortcuts from anywhere but a field.
 * Nothing of it is loaded before; what was opened once stays, so that it closes as it opened.
 */
export function KeyboardPlaces() {
  const open = useStore(openDialog);
  const [loaded, setLoaded] = useState({ places: false, shortcuts: false });
  if (open && !loaded[open]) setLoaded({ ...loaded, [open]: true });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      openDialog.set(null);
    };
  }, []);
  const close = (which: typeof open) => () => {
    if (openDialog.get() === which) openDialog.set(null);
  };
  return (
    <Suspense fallback={null}>
      {loaded.places && <PlacesDialog opened={open === 'places'} onClose={close('places')} />}
      {loaded.shortcuts && (
        <ShortcutsDialog opened={open === 'shortcuts'} onClose={close('shortcuts')} />
      )}
    </Suspense>
  );
}
