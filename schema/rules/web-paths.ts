/**
 * Every address of the web app, as its router writes them: the server answers 404 for any other, with the app's own
 * page about it. A test compares this list with the router.
 */
export const webPaths = [
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
  '/feed',
  '/add-post',
  '/post/:id',
  '/edit-post/:id',
  '/job-openings',
  '/job/:id',
  '/job-media/:id',
  '/add-job-opening',
  '/edit-job-opening/:id',
  '/job-alerts/stop',
  '/job-still-open',
  '/bookmarks',
  '/connections',
  '/connection-requests',
  '/blocked-people',
  '/profile',
  '/edit-profile',
  '/profile/:id',
  '/career-path',
  '/chat',
  '/chat/:id',
  '/chat-request',
  '/notifications',
  '/settings',
  '/unsubscribe',
  '/vision-board/edit',
  '/upload-banner',
] as const;

const pattern = (path: string): string => path.replace(/:\w+/g, '[^/]+');
const known = new RegExp(`^(?:${webPaths.map(pattern).join('|')})/?$`, 'i');

/** Is there a page at this path? Only its form is looked at: whether the post behind it exists is the page's to say. */
export const isWebPath = (path: string): boolean => known.test(path);
