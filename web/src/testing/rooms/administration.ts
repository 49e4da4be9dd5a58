import { documentedStudies } from '@schema/rules/college/college';
import { noWords } from '@schema/rules/college/college-texts';
import { type CollegeStep, collegeSteps } from '@schema/rules/overview/overview-texts';
import { connection, person, viewer } from '../builders';

/** The viewer as an admin. */
export const admin = (over: object = {}) => ({ ...viewer(), isAdmin: true, ...over });
/** The viewer as a super admin. */
export const superAdmin = (over: object = {}) => admin({ isSuperAdmin: true, ...over });

/** Somebody as admins see them. */
export const account = (id: string, over: object = {}) => ({
  __typename: 'AdminUser',
  id,
  fullName: `Person ${id}`,
  email: `${id}@mail.example`,
  mobileNumber: null,
  college: 'NIT',
  degreeType: 'B.Tech',
  stream: 'CSE',
  specialisation: null,
  yearOfGraduation: 2027,
  role: 'mentee',
  isVerified: false,
  verifiedAt: null,
  verifiedBy: null,
  verificationEndedAt: null,
  hasSecondFactor: false,
  isProfileComplete: true,
  isAdmin: false,
  isSuperAdmin: false,
  isBanned: false,
  bannedUntil: null,
  mutedUntil: null,
  createdAt: '2026-11-01T00:00:00Z',
  profilePic: null,
  ...over,
});

/** The list of people in the admin area. */
export const users = (...nodes: object[]) => ({
  adminUsers: connection('AdminUserConnection', nodes),
});

const collegeName = 'Vidyasagar Institute of Engineering';

/** The overview of an admin, with what is left to do. */
export const adminOverview = (left: readonly CollegeStep[], isUntouched = false) => ({
  __typename: 'AdminOverview',
  openFeedback: 0,
  companyPairs: 0,
  badParts: 0,
  newPeople: 0,
  newPosts: 0,
  newQuestions: 0,
  newOpenings: 0,
  isUntouched,
  steps: collegeSteps,
  left,
});

/** What a college says of itself, by its version. */
export const collegeSettings = (version: number, words: object = {}, named: object = {}) => ({
  __typename: 'CollegeSettings',
  version,
  name: collegeName,
  isNamed: false,
  isNameLocked: false,
  shortName: '',
  isShortNameLocked: false,
  logoUrl: null,
  emailDomain: 'student.govindrao.example',
  isEmailDomainLocked: true,
  words: { __typename: 'College', ...noWords, ...words },
  studies: {
    __typename: 'CollegeStudies',
    streams: documentedStudies.streams,
    degrees: documentedStudies.degrees.map((one) => ({ __typename: 'CollegeDegree', ...one })),
  },
  heldDegrees: [],
  heldStreams: [],
  ...named,
});

/** What the environment decides of a college. */
export const collegeEnvironment = (set: object = {}) => ({
  collegeEnvironment: {
    __typename: 'CollegeEnvironment',
    fileStore: null,
    fileFolder: '/srv/experiencia/files',
    freeBytes: 12_300_000_000,
    requiresSecondFactor: false,
    ...set,
  },
});

/** How the college sends mail: nobody has set it, unless told otherwise. */
export const mailServer = (set: object = {}, server: object = {}) => ({
  mailServer: {
    __typename: 'MailServerSettings',
    version: 0,
    isLocked: false,
    isSenderLocked: false,
    sender: 'Experiencia <no-reply@localhost>',
    hasPassword: false,
    isPasswordLost: false,
    asksForCode: false,
    server: {
      __typename: 'MailServer',
      host: '',
      port: 465,
      security: 'tls',
      user: '',
      senderAddress: '',
      senderName: '',
      ...server,
    },
    ...set,
  },
});

/** How people sign in: nobody has set it, unless told otherwise. */
export const signInWays = (set: object = {}, accounts: object = {}) => ({
  signInWays: {
    __typename: 'SignInWays',
    version: 0,
    areAccountsLocked: false,
    hasSecret: false,
    isSecretLost: false,
    googleClientId: '',
    isGoogleLocked: false,
    returnAddress: 'https://network.govindrao.example/sign-in-college',
    signOutAddress: 'https://network.govindrao.example/api/auth/oidc/logout',
    asksForCode: false,
    accounts: {
      __typename: 'CollegeAccounts',
      issuer: '',
      clientId: '',
      name: '',
      scope: '',
      domains: '',
      groups: '',
      claims: '',
      ...accounts,
    },
    ...set,
  },
});

/** What became of a test letter: it was sent. */
export const testLetter = (over: object = {}) => ({
  __typename: 'TestLetter',
  address: 'office@govindrao.example',
  isSent: true,
  words: 'The mail server took it.',
  said: null,
  ...over,
});

/** A case about a profile, as admins read it. */
export const reportCase = (over: object = {}) => ({
  __typename: 'ReportCase',
  id: 'c1',
  subjectType: 'profile',
  subjectId: 'p1',
  about: person('kabir', { fullName: 'Kabir Nair' }),
  excerpt: 'Kabir Nair',
  words: 'Kabir Nair',
  link: '/profile/p1',
  state: 'open',
  reportsCount: 1,
  reasons: ['spam'],
  createdAt: '2026-11-20T10:00:00Z',
  hiddenAt: null,
  removal: null,
  claimedByName: null,
  isMine: false,
  claimedUntil: null,
  decision: null,
  decisionReason: '',
  decidedByName: null,
  decidedAt: null,
  appeal: '',
  appealedAt: null,
  canDecideAppeal: false,
  appealOutcome: null,
  appealAnswer: '',
  appealDecidedByName: null,
  appealDecidedAt: null,
  takenBackAt: null,
  reports: [],
  messages: [],
  ...over,
});
