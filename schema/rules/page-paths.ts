/**
 * The pages about one thing, in whatever joins the parts of an address: texts here, expressions in
 * statements (`pagePathOf` of `api/src/core/sql`). Each is an address of `web-paths.ts`.
 */
export const pagePathsBy = <Id, Path>(join: (...parts: (string | Id)[]) => Path) => ({
  post: (id: Id) => join('/post/', id),
  question: (postId: Id, id: Id) => join('/post/', postId, '#question-', id),
  profile: (userId: Id) => join('/profile/', userId),
  gratitude: (userId: Id, id: Id) => join('/profile/', userId, '?tab=gratitudes#gratitude-', id),
  endorsement: (userId: Id, id: Id) =>
    join('/profile/', userId, '?tab=endorsements#endorsement-', id),
  job: (id: Id) => join('/job/', id),
  chat: (conversationId: Id) => join('/chat/', conversationId),
});

/** The path of a page about one thing: `pagePathOf.post(id)`. */
export const pagePathOf = pagePathsBy<string, string>((...parts) => parts.join(''));

/** The paths of pages that mails and notifications lead to, besides those about one thing. */
export const pagePaths = {
  settings: '/settings',
  /** Where a person reads how they stand with the college. */
  standing: '/settings#overview',
  /** Where a person reads what was decided about what they wrote and reported. */
  moderation: '/moderation',
  connectionRequests: '/connection-requests',
  stopJobAlerts: '/job-alerts/stop',
  jobStillOpen: '/job-still-open',
} as const;
