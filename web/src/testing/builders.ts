/** Answers as the server gives them. A test states only what matters to it. */
export const person = (id: string, over: object = {}) => ({
  __typename: 'User',
  id,
  fullName: `Person ${id}`,
  role: 'alumni',
  isVerified: true,
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2019,
  college: 'NIT',
  work: null,
  profilePic: null,
  picture: null,
  largePicture: null,
  wholePicture: null,
  connection: null,
  inCommon: null,
  usualAnswerHours: null,
  repliesIn: null,
  ...over,
});

/** Who is signed in. */
export const viewer = (over: { role?: string; isMember?: boolean } = {}) => ({
  __typename: 'Me',
  id: 'account',
  email: 'me@college.in',
  role: 'alumni',
  roles: ['alumni'],
  isVerified: true,
  isMember: true,
  isProfileComplete: true,
  isAdmin: false,
  isSuperAdmin: false,
  adminLock: null,
  verificationFileKey: null,
  verificationPending: false,
  verificationRejection: null,
  mutedUntil: null,
  muteReason: null,
  user: person('me', { fullName: 'Asha Me', ...(over.role && { role: over.role }) }),
  ...over,
});

/** The numbers of a post. */
export const counters = (id: string, over: object = {}) => ({
  __typename: 'PostCounters',
  id,
  useful: 3,
  views: 10,
  shares: 0,
  commentsCount: 0,
  ...over,
});

/** A post in a list. */
export const postCard = (id: string, over: object = {}) => ({
  __typename: 'PostCard',
  id,
  companyName: `Company ${id}`,
  role: 'SDE',
  logo: null,
  postType: 'crisp',
  experienceType: 'fulltime',
  interviewYear: 2024,
  oneLiner: 'Think aloud.',
  teaser: 'Think aloud.',
  offerStatus: 'accepted',
  package: '32',
  level: 'medium',
  isLevelTold: true,
  campusType: 'onCampus',
  hashtags: ['#dsa'],
  createdAt: '2026-01-05T10:00:00.000Z',
  lastActiveAt: '2026-01-05T10:00:00.000Z',
  user: person('author'),
  counters: counters(id),
  viewer: { __typename: 'PostViewer', id, hasLiked: false, hasBookmarked: false },
  ...over,
});

export const profileCard = (id: string, over: object = {}) => ({
  __typename: 'ProfileCard',
  id,
  bio: 'Ask me.',
  interests: ['Chess'],
  alumniTopics: [],
  postsCount: 1,
  totalExperienceDuration: 30,
  internshipLogos: [],
  workLogos: [],
  user: person(id),
  ...over,
});

export const answer = (id: string, questionId: string, over: object = {}) => ({
  __typename: 'Answer',
  isAccepted: false,
  id,
  questionId,
  content: `Answer ${id}`,
  createdAt: '2026-01-06T10:00:00.000Z',
  editedAt: null,
  upvotes: 0,
  downvotes: 0,
  viewerVote: null,
  user: person('author'),
  ...over,
});

export const question = (id: string, over: object = {}) => ({
  __typename: 'Question',
  id,
  postId: 'p1',
  content: `Question ${id}`,
  createdAt: '2026-01-06T10:00:00.000Z',
  editedAt: null,
  upvotes: 0,
  downvotes: 0,
  viewerVote: null,
  answersCount: 0,
  answers: connection('AnswerConnection', []),
  user: person('asker'),
  ...over,
});

/** A page of a list. Without a cursor it is the last one. */
export const connection = (type: string, nodes: object[], endCursor: string | null = null) => ({
  __typename: type,
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
  // Of lists that say how many they have.
  totalCount: nodes.length,
});

export const post = (id: string, over: { questions?: object[] } & object = {}) => {
  const { teaser: _teaser, lastActiveAt: _lastActiveAt, ...card } = postCard(id);
  const { questions = [], ...rest } = over;
  return {
    ...card,
    __typename: 'Post',
    eligibleBranches: ['CSE'],
    cgpaRequired: 7.5,
    numberOfRounds: 4,
    mode: 'online',
    isModeTold: true,
    location: 'Bengaluru',
    finalPlacementCount: 11,
    atCompany: true,
    editedAt: null,
    viewerCanEdit: false,
    preparationTips: null,
    preparationTime: null,
    topicsWeightage: null,
    finalNotes: null,
    onlineAssessment: null,
    rounds: [],
    storyRounds: [],
    additionalQuestions: [],
    materialLinks: [],
    materialFiles: [],
    attachmentsCount: 0,
    resumeLink: null,
    resume: null,
    questions: connection('QuestionConnection', questions),
    similarPosts: [],
    ...rest,
  };
};

/** An entry of a timeline; its place tells its type: `intern1`, `work2`. */
export const careerEntry = (checkboxName: string, companyName: string, over: object = {}) => ({
  __typename: 'CareerExperience',
  id: checkboxName,
  type: checkboxName.startsWith('intern') ? 'internship' : 'work',
  experienceType: checkboxName.startsWith('intern') ? 'intern' : 'fulltime',
  checkboxName,
  companyName,
  companyLogo: null,
  role: 'SDE',
  websiteUrl: null,
  hasDraft: false,
  postId: null,
  duration: {
    __typename: 'CareerDuration',
    from: { __typename: 'YearMonth', year: 2021, month: 5 },
    to: { __typename: 'YearMonth', year: 2022, month: 6 },
    isCurrentlyWorking: false,
  },
  ...over,
});

export const careerPath = (
  id: string,
  experiences: object[] = [],
  version = experiences.length > 0 ? 1 : 0,
) => ({
  __typename: 'CareerPath',
  id,
  version,
  experiences,
  totalExperienceDuration: 43,
  totalInternshipDuration: 13,
  totalWorkDuration: 30,
});

/** What an admin announced. */
export const announcement = (id: string, over: object = {}) => ({
  __typename: 'Announcement',
  id,
  message: `Message ${id}`,
  role: null,
  yearOfGraduation: null,
  branch: null,
  expiresAt: null,
  startsAt: null,
  scheduled: false,
  byMail: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  active: true,
  ...over,
});
