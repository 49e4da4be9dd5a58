import { lazy } from 'react';
import type { publishWaiting as publish } from './editor/submit/publish-later';
import type { updateWaiting as update } from './editor/submit/update-later';

/**
 * Experiences at companies: cards for pages of other rooms, and one with all that its author wrote
 * for the admin area.
 */
export const PostCards = lazy(() => import('./cards/PostCards'));
export const PostWhole = lazy(() => import('./page/PostWhole'));
export {
  declared as declaredExperiences,
  useExperienceCounts,
  useExperiences,
} from './feed/useExperiences';
export { overviewPostsRead } from './feed/useFeedList';
export { postPageRead } from './page/post-page-read';
/** Publishes a post that waited for the line: its code comes with the line. */
export const publishWaiting: typeof publish = async (...post) =>
  (await import('./editor/submit/publish-later')).publishWaiting(...post);
/** Sends an edit that waited for the line, in the same way. */
export const updateWaiting: typeof update = async (...edit) =>
  (await import('./editor/submit/update-later')).updateWaiting(...edit);

export { editToSend, postToSend } from './editor/submit/to-send';
