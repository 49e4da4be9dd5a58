import { createStore } from '@/ui';

/** Which of the keyboard's dialogs is open: keys open them, and so does the menu. */
export const openDialog = createStore<'places' | 'shortcuts' | null>(null);
/** What is typed in the field of the places, from the keys on that open them. */
export const typedPlaces = createStore('');
