import { PageSkeleton } from '@/ui';

/** What index.html showed before there was any code: read once, before React takes the place over. */
const shown = window.location.pathname === '/' ? (document.querySelector('[data-first-paint]')?.innerHTML ?? '') : '';

/** Until the landing page's code is here, what is on screen stays. It is our own HTML, made by the build. */
export function FirstPaint() {
  return shown ? <div dangerouslySetInnerHTML={{ __html: shown }} /> : <PageSkeleton />;
}
