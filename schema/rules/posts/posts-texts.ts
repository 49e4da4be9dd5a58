import { countedText, wordFor } from '../lists/counted.ts';

/**
 * Texts of the feed, posts, questions, profiles and the career path as documented, for pages and
 * mails alike.
 */

/** How the values of a post are called on screen. */
export const campusLabels = { onCampus: 'On-Campus', offCampus: 'Off-Campus' } as const;
export const offerLabels = {
  accepted: 'Accepted',
  rejected: 'Rejected',
  pending: 'Pending',
} as const;
/** What readers see of an offer and of a difficulty; the labels are those of the form. */
export const offerTexts = {
  accepted: 'Offer accepted',
  rejected: 'Not selected',
  pending: 'Offer pending',
} as const;
export const modeLabels = { online: 'Online', offline: 'Offline', hybrid: 'Hybrid' } as const;
export const levelLabels = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const;
export const levelTexts = {
  easy: 'Easy difficulty',
  medium: 'Medium difficulty',
  hard: 'Hard difficulty',
} as const;
export const experienceLabels = { intern: 'Internship', fulltime: 'Full-time' } as const;
export const postTypeLabels = { crisp: 'Crisp Details', story: 'Story Experience' } as const;

/** How a list of the feed may be sorted. */
export const feedSorts = ['recentlyActive', 'mostViewed', 'mostHelpful'] as const;
export type FeedSort = (typeof feedSorts)[number];

export const feedTexts = {
  listFailed: 'Experiences could not be loaded',
  peopleFailed: 'People could not be loaded',
  sorts: {
    recentlyActive: 'Recently Active',
    mostViewed: 'Most Viewed',
    mostHelpful: 'Most Helpful',
  } satisfies Record<FeedSort, string>,
  noPosts: 'No experiences found. Explore other companies or roles!',
  popularCompanies: 'Popular companies',
  /** Companies whose names are searched for, each with what its page is good for. */
  foundCompanies: 'Companies of this name',
  foundCompany: 'What they ask, and whom to ask',
  /** What a search of several words is tried with instead. */
  oneWord: (word: string) => `Search for “${word}”`,
  foundQuestions: (count: number) =>
    `${countedText(count)} ${wordFor(count, 'question')} of interviews`,
  recentSearches: 'Recent searches',
  searchOffers: 'Searches to start with',
  removeSearch: 'Remove',
  clearSearches: 'Clear recent searches',
  searchHelp: 'Arrow keys choose, Enter searches, Delete removes a recent search.',
  noProfiles: 'No profiles found. Connect with alumni to expand your network!',
  noProfilesInOverview: 'No profiles available. Connect with alumni to expand your network!',
  foundPeople: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'person' : 'people'} found in Networking`,
  foundPosts: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'experience' : 'experiences'} found in Experiencia`,
} as const;

/** A card's words of a post. */
export const teaserLength = 100;
/** A question, an answer. */
export const contentMaxLength = 5000;

/** Cards of each kind on the feed's overview. */
export const overviewSize = 6;

export const postTexts = {
  notHere: {
    title: 'This experience is not here',
    text: 'It may have been removed, or the link is cut off.',
  },
  deletedHere: {
    title: 'You deleted this experience',
    text: 'It is gone for good, with its questions, answers and files.',
  },
  removed: {
    title: 'This experience was removed',
    text: 'It was taken away while you were reading. Others tell of their interviews in the feed.',
  },
  closed: 'This experience is closed to you now',
  teaser: {
    title: 'Sign up to read all of it',
    text: 'Rounds, questions and answers are open to students and alumni of the college. You come back to this very place.',
  },
  hidden: {
    title: 'Sign up to see this experience',
    text: 'It is open to students and alumni of the college. If it is still there, you come back to this very place.',
  },
  notFound: 'Post not found',
  fetchFailed: 'Error fetching post',
  watchable: (atMost: number) => `Name 1 to ${atMost} posts`,
  watchableIds: 'postIds holds something that is not an id',
  edited: 'The author updated this experience',
  showEdited: 'Show',
  likeFailed: 'Error liking post',
  ownLike: 'You cannot like your own post.',
  shareFailed: 'Error sharing post',
  linkCopied: 'Link copied!',
  submitFailed: 'Error adding experience',
  /** Taken out of the form, with the way back. */
  roundRemoved: (name: string) => (name ? `Round “${name}” removed` : 'Round removed'),
  questionRemoved: 'Question removed, with its answer',
  conflict: 'You have already added an experience for this company and role.',
  conflictHint: 'You can read it, or add what is new to it.',
  draftBeside:
    'You can read it, or add what is new to it. You also have a draft about it that is not in it.',
  goOnWithDraft: 'Go on with the draft',
  conflictRemoved: 'An admin took it away. You can read why, and ask for another look.',
  readOwn: 'Read your post',
  readWhyRemoved: 'Read why',
  hashtagEmpty: 'Hashtag cannot be empty',
  hashtagInvalid: 'Hashtags must start with # and contain valid characters',
  notSaid: 'Not said',
  roundsLeftOut: 'Some rounds are left out',
  roundBeyond: 'This interview round exceeds the number of rounds you mentioned.',
  template: 'Choose Crisp Details or Story Experience',
  tooLong: 'This experience is too long. Please shorten it.',
  fileGone: 'This file is not there any more. Please choose it again.',
  notYours: 'Only its author can change this post.',
  updateFailed: 'Error updating experience',
  deleted: 'Post deleted successfully',
  removeFailed: 'Error removing post',
  published: 'Your experience is published. Thank you!',
  publishedWithout:
    'Your experience is published as you sent it. What you wrote since is kept on this device: Edit shows it.',
  viewPublished: 'View post',
  resumeSeenBy:
    'Every verified student and alumnus of your college can open it, with all that stands in it. Leave out your phone number and address.',
  added: 'Experience added successfully',
  updated: 'Post updated successfully',
  ownUpdated: 'Your experience is updated.',
  changedElsewhere:
    'This experience was changed on another device meanwhile. Look at both before you update it.',
  mediaForbidden: 'Access denied: You must be from the same college to view attachments.',
  noMedia: 'No media available for this post.',
  mediaFailed: 'Error fetching attachments. Please try again later.',
  checkFailed: 'Error checking post status. Please try again.',
} as const;

export const draftTexts = {
  /** As documented: an entry of the timeline leads back to the draft. */
  saved: (company: string) =>
    `Draft saved successfully! You can click on the ${company} icon again in the career path timeline to continue with this draft.`,
  /** Of a company that is not in the timeline: its draft waits in a list. */
  savedInList: (company: string) =>
    `Draft saved successfully! Your ${company} draft waits under “Continue a draft” on your career path.`,
  saveFailed: 'Error saving draft',
  loadFailed: 'Your drafts could not be loaded',
  discard: 'Discard this draft?',
  discardText: 'What you wrote and its files are gone for good, on all your devices.',
  hereOnly: 'on this device only',
  waiting: 'Waiting on this device',
  waitingText: 'What you wrote is here, online or offline.',
  discardHereText: 'It is kept on this device only: what you wrote is gone for good.',
  discarded: (company: string) => `Your draft about ${company} is discarded`,
  discardFailed: 'Error discarding draft',
  changedElsewhere:
    'This draft was changed, published or removed on another device. Look at it before you save.',
} as const;

/** Questions that the form offers to be answered. */
export const suggestedQuestions = [
  'Which resources helped you most while preparing?',
  'What was the hardest part of the process, and how did you handle it?',
  'What would you do differently if you interviewed again?',
  'How did you balance preparation with classes and exams?',
  'What would you tell a junior who aims for this company?',
] as const;

export const questionTexts = {
  sorts: { mostRecent: 'Most Recent', mostRelevant: 'Most Relevant' },
  sendHint: 'Ctrl + Enter sends. Code in `backticks`, lists and links work.',
  askFailed: 'Error asking question',
  answerFailed: 'Error answering question',
  questionBlank: 'Write your question first',
  answerBlank: 'Write your answer first',
  newQuestions: (count: number) => `${count} new question(s) available`,
  loadNew: 'Load New',
  voteFailed: 'Error voting',
  voteType: 'voteType must be upvote or downvote',
  ownVote: 'You cannot vote on your own words.',
  notYours: 'Only who wrote this can change it.',
  tooLate: 'What you wrote can be changed for 15 minutes.',
  answered: 'Others have answered this question, so it cannot be deleted.',
  questionGone: 'Question not found',
  answerGone: 'Answer not found',
  answersFailed: 'Error loading answers',
  loadFailed: 'Questions could not be loaded',
  moreFailed: 'More questions could not be loaded. Check your connection.',
  sortAgain: 'Votes have changed the order. Sort anew',
  askPlaceholder: (author: string) => `Ask ${author} what the post does not say`,
  ownAskPlaceholder: 'Ask your readers something, or add what you left out',
  empty: 'Be the first to ask. The author is told at once.',
  allAnswered: 'No question waits for an answer',
  showAll: 'Show all questions',
  ownEmpty: 'What readers ask you appears here at once.',
  answerTo: (asker: string) => `Your answer to ${asker}`,
  ownAnswer: 'Your answer to your own question',
  editFailed: 'Error saving your change',
  deleteFailed: 'Error deleting',
  accepted: 'Accepted answer',
  accept: 'This helped',
  takeBack: 'Not the accepted answer',
  acceptFailed: 'Error accepting the answer',
  notYoursToAccept: 'An answer is accepted by who asked, and by the author of the post.',
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
