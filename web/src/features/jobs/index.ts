import { lazy } from 'react';

/**
 * Openings that members tell one another of. The search of the feed shows what fits, the admin area
 * one with all that its poster wrote.
 */
export { firstJobsRead } from './board/useJobs';
export const FoundJobs = lazy(() => import('./board/FoundJobs'));
export const JobCards = lazy(() => import('./opening/JobCards'));
export const JobWhole = lazy(() => import('./opening/JobWhole'));
