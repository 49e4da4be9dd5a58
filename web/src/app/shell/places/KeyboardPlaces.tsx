import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { isTyping } from '@/core/is-typing.ts';
import { useStore } from '@/ui';
import { openDialog, typedPlaces } from './open-dialog.ts';

const PlacesDialog = lazy(() => import('./PlacesDialog.tsx'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/**
 * Keys between Ctrl+K and the moment in which the field has the focus are the field's: on a slow
 * phone or line that is a word, which would be typed into what one was writing. Enter waits.
 * @returns whether it is such a key
 */
function isTypedAhead(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey } = event;
  if (openDialog.get() !== 'places' || altKey || ctrlKey || metaKey) return false;
  if (document.activeElement?.closest('[role="dialog"]')) return false;
  if (key !== 'Enter' && key.length !== 1) return false;
  event.preventDefault();
  if (key !== 'Enter') typedPlaces.set(typedPlaces.get() + key);
  return true;
}

/** What lies over the page already keeps its keys. */
function onKey(event: KeyboardEvent): void {
  if (isTypedAhead(event)) return;
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
  typedPlaces.set('');
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
  // Before the first paint: a key pressed in the moment the page is seen counts.
  useLayoutEffect(() => {
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
