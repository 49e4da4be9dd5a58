import { lazy } from 'react';

/**
 * Experiences at companies: cards for pages of other rooms, and one with all that its author wrote
 * for the admin area.
 */
export const PostCards = lazy(() => import('./cards/PostCards'));
export const PostWhole = lazy(() => import('./content/PostWhole'));
export { overviewPostsRequest } from './feed/useFeedList';
