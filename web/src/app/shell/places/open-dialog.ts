import { createStore } from '@/ui';

/** Which of the keyboard's dialogs is open: keys open them, and so does the menu. */
export const openDialog = createStore<'places' | 'shortcuts' | null>(null);
