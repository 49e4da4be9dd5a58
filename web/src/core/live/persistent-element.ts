import type { ReactElement } from 'react';
import { createStore } from '@/ui';

/**
 * What stays on the screen on pages outside of the data layout too: a call. Its code is loaded when
 * it is drawn: these pages stay as small as they are.
 */
export const persistentElement = createStore<ReactElement | null>(null);
