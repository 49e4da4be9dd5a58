import { lazy } from 'react';

/** Openings that members tell one another of. The search of the feed shows what fits. */
export const FoundJobs = lazy(() => import('./board/FoundJobs'));
