import type { NotificationFieldsFragment } from '@/generated/documents';
import { notify } from '@/ui';

const toastSubject = (id: string): string => `notification:${id}`;

/** The path of the page that a notification leads to, without its query and hash. */
export const linkPath = (link: string): string => new URL(link, window.location.origin).pathname;

/** Shows a notification as a toast; pressing it calls `follow`. */
export const showToast = (
  { id, link, content }: NotificationFieldsFragment,
  follow: () => void,
): void => notify.news(content, { href: link, follow }, toastSubject(id));

/** Closes the toast of a notification. */
export const closeToast = (id: string): void => notify.close(toastSubject(id));
