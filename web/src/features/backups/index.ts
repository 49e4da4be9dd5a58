import { lazy } from 'react';

/** Backups, as other rooms show them. */
export const FirstRestore = lazy(() => import('./first/FirstRestore'));
