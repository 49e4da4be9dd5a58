/**
 * The pages inside the members' shell, with its header and menus. The build tells public/theme.js
 * of them, which shows the shell's first screen there before the code has arrived. A test compares
 * the list with the router.
 */
export const shellPaths = [
  '/feed',
  '/add-post',
  '/edit-post/:id',
  '/post/:id',
  '/profile',
  '/edit-profile',
  '/profile/:id',
  '/vision-board/edit',
  '/job-openings',
  '/job/:id',
  '/job-media/:id',
  '/add-job-opening',
  '/edit-job-opening/:id',
  '/chat',
  '/chat/:id',
  '/bookmarks',
  '/connections',
  '/connection-requests',
  '/settings',
  '/blocked-people',
  '/notifications',
  '/moderation',
  '/career-path',
] as const;

/**
 * Every address of the web app, as its router writes them: the server answers 404 for any other,
 * with the app's own page about it. A test compares this list with the router.
 */
export const webPaths = [
  ...shellPaths,
  '/',
  '/about-us',
  '/about',
  '/contact-us',
  '/contact',
  '/terms-and-conditions',
  '/terms',
  '/signin',
  '/sign-in',
  '/forgot-password',
  '/signup',
  '/create-profile',
  '/verification',
  '/job-alerts/stop',
  '/job-still-open',
  '/ban-appeal',
  '/chat-request',
  '/unsubscribe',
  '/upload-banner',
  '/admin',
  '/admin/posts',
  '/admin/comments',
  '/admin/gratitudes',
  '/admin/jobs',
  '/admin/flagged',
  '/admin/content/:type/:id',
  '/admin/flagged/:id',
  '/admin/verification',
  '/admin/users',
  '/admin/users/:id',
  '/admin/admins',
  '/admin/announcements',
  '/admin/analytics',
  '/admin/audit',
  '/admin/import',
  '/admin/profile',
  '/admin/settings',
  '/admin/signin',
  '/admin-login',
] as const;

const pattern = (path: string): string => path.replace(/:\w+/g, '[^/]+');
const known = new RegExp(`^(?:${webPaths.map(pattern).join('|')})/?$`, 'i');

/**
 * Is there a page at this path? Only its form is looked at: whether the post behind it exists is
 * the page's to say.
 */
export const isWebPath = (path: string): boolean => known.test(path);
