import { lazy } from 'react';

/** Experiences at companies. The admin area shows one with all that its author wrote. */
export const PostWhole = lazy(() => import('./content/PostWhole'));
export { overviewPostsRequest } from './feed/useFeedList';
