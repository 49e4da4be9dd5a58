import { PageSkeleton } from '@/ui';

/**
 * The first screen of index.html that was shown before the code arrived (theme.js):
 * `landing`, `app`, or '' for none.
 */
export const firstScreen = document.documentElement.dataset['first'] ?? '';

/** Read once, before React replaces it. */
const landingHtml =
  firstScreen === 'landing'
    ? (document.querySelector('[data-first-paint="landing"]')?.innerHTML ?? '')
    : '';

/**
 * Keeps the landing page's first screen until its code has arrived. The HTML is our own: the build
 * wrote it.
 */
export function FirstPaint() {
  return landingHtml ? <div dangerouslySetInnerHTML={{ __html: landingHtml }} /> : <PageSkeleton />;
}
