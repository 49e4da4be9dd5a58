/**
 * The pages about one thing, in whatever joins the parts of an address: texts here, expressions in
 * statements (`pagePathOf` of `api/src/core/sql`). Each is an address of `web-paths.ts`.
 */
export const pagePathsBy = <Id, Path>(join: (...parts: (string | Id)[]) => Path) => ({
  post: (id: Id) => join('/post/', id),
  editPost: (id: Id) => join('/edit-post/', id),
  question: (postId: Id, id: Id) => join('/post/', postId, '#question-', id),
  profile: (userId: Id) => join('/profile/', userId),
  gratitude: (userId: Id, id: Id) => join('/profile/', userId, '?tab=gratitudes#gratitude-', id),
  endorsement: (userId: Id, id: Id) =>
    join('/profile/', userId, '?tab=endorsements#endorsement-', id),
  job: (id: Id) => join('/job/', id),
  jobMedia: (id: Id) => join('/job-media/', id),
  editJob: (id: Id) => join('/edit-job-opening/', id),
  chat: (conversationId: Id) => join('/chat/', conversationId),
  /** Of admins: all of what somebody wrote, also what is removed. */
  moderatedContent: (type: Id, id: Id) => join('/admin/content/', type, '/', id),
  adminUser: (userId: Id) => join('/admin/users/', userId),
  reportedCase: (caseId: Id) => join('/admin/flagged/', caseId),
});

/** The path of a page about one thing: `pagePathOf.post(id)`. */
export const pagePathOf = pagePathsBy<string, string>((...parts) => parts.join(''));

/**
 * The paths of pages that mails, notifications and answers lead to, besides those about one thing.
 */
export const pagePaths = {
  feed: '/feed',
  signIn: '/signin',
  forgotPassword: '/forgot-password',
  createProfile: '/create-profile',
  verification: '/verification',
  careerPath: '/career-path',
  notifications: '/notifications',
  settings: '/settings',
  /** Where a person reads how they stand with the college. */
  standing: '/settings#overview',
  /** Where a person fetches the copy of their data. */
  ownData: '/settings#data',
  /** Where a person reads what was decided about what they wrote and reported. */
  moderation: '/moderation',
  connectionRequests: '/connection-requests',
  stopJobAlerts: '/job-alerts/stop',
  stopMails: '/unsubscribe',
  jobStillOpen: '/job-still-open',
  banAppeal: '/ban-appeal',
  chatRequest: '/chat-request',
  admin: '/admin',
  adminSignIn: '/admin/signin',
  adminVerification: '/admin/verification',
  adminAnnouncements: '/admin/announcements',
  adminImport: '/admin/import',
} as const;

/** A path with what its page reads from the address: a token, an answer, who it is. */
export function pathWith(path: string, query: Readonly<Record<string, string>>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** The feed, searched for a term or at one of its tabs. */
export const feedPath = (query: {
  readonly search?: string;
  readonly tab?: 'overview' | 'experiencia' | 'networking' | 'jobs';
  readonly sort?: string;
}): string => pathWith(pagePaths.feed, { ...query });
