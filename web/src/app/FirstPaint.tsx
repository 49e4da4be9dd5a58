import { PageSkeleton } from '@/ui';

/** Which of the first screens in index.html was shown before there was any code (public/theme.js): the landing page's, the shell's, or none. */
export const firstPaint = document.documentElement.dataset['first'] ?? '';

/** Read once, before React takes the place over. */
const shown =
  firstPaint === 'landing'
    ? (document.querySelector('[data-first-paint="landing"]')?.innerHTML ?? '')
    : '';

/** Until the landing page's code is here, what is on screen stays. It is our own HTML, made by the build. */
export function FirstPaint() {
  return shown ? <div dangerouslySetInnerHTML={{ __html: shown }} /> : <PageSkeleton />;
}
