import { lazy } from 'react';

/**
 * Openings that members tell one another of. The search of the feed shows what fits, the admin area
 * one with all that its poster wrote.
 */
/** What the board begins with, for who asks for it before the page is there. */
export const firstJobsRead = async () => (await import('./board/useJobs')).firstJobsRead;
export const FoundJobs = lazy(() => import('./board/FoundJobs'));
export const JobCards = lazy(() => import('./board/JobCards'));
export const JobWhole = lazy(() => import('./opening/JobWhole'));
