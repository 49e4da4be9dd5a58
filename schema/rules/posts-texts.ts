/** Texts of the feed, posts, questions, profiles and the career path as documented (part 2), for pages and mails alike. */

/** How the values of a post are called on screen. */
export const campusLabels = { onCampus: 'On-Campus', offCampus: 'Off-Campus' } as const;
export const offerLabels = { accepted: 'Accepted', rejected: 'Rejected', pending: 'Pending' } as const;
export const modeLabels = { online: 'Online', offline: 'Offline', hybrid: 'Hybrid' } as const;
export const levelLabels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
export const experienceLabels = { intern: 'Internship', fulltime: 'Full-time' } as const;
export const postTypeLabels = { crisp: 'Crisp Details', story: 'Story Experience' } as const;

export const feedTexts = {
  sorts: { recentlyActive: 'Recently Active', mostViewed: 'Most Viewed', mostHelpful: 'Most Helpful' },
  noPosts: 'No experiences found. Explore other companies or roles!',
  noProfiles: 'No profiles found. Connect with alumni to expand your network!',
  noProfilesInOverview: 'No profiles available. Connect with alumni to expand your network!',
} as const;

/** Cards of each kind on the feed's overview. */
export const overviewSize = 6;

export const postTexts = {
  fetchFailed: 'Error fetching post',
  likeFailed: 'Error liking post',
  shareFailed: 'Error sharing post',
  linkCopied: 'Link copied!',
  submitFailed: 'Error adding experience',
  conflict: 'You have already added an experience for this company and role.',
  hashtagEmpty: 'Hashtag cannot be empty',
} as const;

/** How long 'Link copied!' stays. */
export const shareTooltipMs = 2000;

export const questionTexts = {
  sorts: { mostRecent: 'Most Recent', mostRelevant: 'Most Relevant' },
  askFailed: 'Error asking question',
  answerFailed: 'Error answering question',
  questionBlank: 'Write your question first',
  answerBlank: 'Write your answer first',
  newQuestions: (count: number) => `${count} new question(s) available`,
  loadNew: 'Load New',
} as const;

/** Questions of others wait this long behind the banner, then join the list. */
export const newQuestionMergeMs = 3000;

export const profileTexts = {
  notFound: 'Profile not found',
  serverError: 'Server error. Please try again later.',
  loadFailed: 'Error loading profile data',
  networkError: 'Network error. Please check your connection.',
  noLocation: 'Location not specified',
  noBio: 'No bio provided',
  noPosts: 'No posts yet!',
  noCareerPath: 'No career path found.',
  topics: 'Topics for Outreach',
  defaultDegree: 'B.Tech',
} as const;

export const careerTexts = { loadFailed: 'Failed to load career path data' } as const;
