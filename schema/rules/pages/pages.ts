import { findingPages } from './finding-pages.ts';
import { mailedPages } from './mailed-pages.ts';
import { framed, type PageEntry } from './page-entry.ts';
import { upkeepPages } from './upkeep-pages.ts';

export type { PageEntry } from './page-entry.ts';

/**
 * Every page of the web app, once: the router, links, menus, the server and the browser tests read
 * it here. A component that stands behind two addresses with a meaning of their own is here twice.
 */
export const pages = {
  ...framed('none', {
    landing: { path: '/', file: 'landing/LandingPage', who: 'anyone', skeleton: 'firstPaint' },
    about: {
      path: '/about-us',
      also: ['/about'],
      file: 'site/AboutPage',
      who: 'anyone',
      title: 'About',
    },
    contact: {
      path: '/contact-us',
      also: ['/contact'],
      file: 'site/ContactPage',
      who: 'anyone',
      title: 'Contact',
    },
    terms: {
      path: '/terms-and-conditions',
      also: ['/terms'],
      file: 'site/TermsPage',
      who: 'anyone',
      title: 'Terms and Conditions',
    },
  }),
  ...framed('data', {
    signIn: { path: '/signin', also: ['/sign-in'], file: 'identity/SignInPage', who: 'anyone' },
    forgotPassword: { path: '/forgot-password', file: 'identity/SignInPage', who: 'anyone' },
    signInByOidc: { path: '/sign-in-college', file: 'identity/SignInByOidcPage', who: 'anyone' },
    signUp: { path: '/signup', file: 'identity/SignUpPage', who: 'anyone' },
    createProfile: { path: '/create-profile', file: 'identity/CreateProfilePage', who: 'signedIn' },
    uploadBanner: {
      path: '/upload-banner',
      file: 'profiles/UploadBannerPage',
      who: 'admins',
      title: 'Default Banner',
    },
    verification: { path: '/verification', file: 'identity/VerificationPage', who: 'signedIn' },
    adminSignIn: {
      path: '/admin/signin',
      also: ['/admin-login'],
      file: 'admin/AdminSignInPage',
      who: 'anyone',
    },
    firstAdmin: { path: '/admin/first', file: 'admin/FirstAdminPage', who: 'anyone' },
  }),
  ...mailedPages,
  ...upkeepPages,
  ...findingPages,
  ...framed('shell', {
    feed: { path: '/feed', file: 'posts/FeedPage', who: 'signedIn', title: 'Home' },
    addPost: { path: '/add-post', file: 'posts/AddPostPage', who: 'alumni' },
    editPost: {
      path: '/edit-post/:id',
      file: 'posts/EditPostPage',
      who: 'members',
      skeleton: 'ownHead',
    },
    post: { path: '/post/:id', file: 'posts/PostPage', who: 'members', skeleton: 'aside' },
    ownProfile: { path: '/profile', file: 'profiles/EditProfilePage', who: 'signedIn' },
    editProfile: { path: '/edit-profile', file: 'profiles/EditProfilePage', who: 'signedIn' },
    profile: {
      path: '/profile/:id',
      file: 'profiles/ProfilePage',
      who: 'members',
      title: 'Profile',
      skeleton: 'aside',
    },
    visionBoard: {
      path: '/vision-board/edit',
      file: 'visionboards/VisionBoardEditPage',
      who: 'members',
    },
    jobs: {
      path: '/job-openings',
      file: 'jobs/JobOpeningsPage',
      who: 'members',
      title: 'Job Openings',
    },
    job: { path: '/job/:id', file: 'jobs/JobPage', who: 'members', skeleton: 'aside' },
    jobMedia: { path: '/job-media/:id', file: 'jobs/JobMediaPage', who: 'members' },
    addJob: { path: '/add-job-opening', file: 'jobs/AddJobPage', who: 'members' },
    editJob: { path: '/edit-job-opening/:id', file: 'jobs/EditJobPage', who: 'members' },
    chats: {
      path: '/chat',
      file: 'chat/ChatPage',
      who: 'members',
      title: 'Messages',
      skeleton: 'conversations',
    },
    chat: { path: '/chat/:id', file: 'chat/ChatPage', who: 'members', skeleton: 'conversation' },
    share: { path: '/share', file: 'share/SharePage', who: 'members' },
    bookmarks: {
      path: '/bookmarks',
      file: 'bookmarks/BookmarksPage',
      who: 'members',
      title: 'Bookmarks',
    },
    connections: {
      path: '/connections',
      file: 'connections/ConnectionsPage',
      who: 'members',
      title: 'Connections',
    },
    connectionRequests: {
      path: '/connection-requests',
      file: 'connections/ConnectionRequestsPage',
      who: 'members',
    },
    settings: {
      path: '/settings',
      file: 'settings/SettingsPage',
      who: 'signedIn',
      title: 'Settings',
    },
    blockedPeople: { path: '/blocked-people', file: 'blocks/BlockedPeoplePage', who: 'signedIn' },
    notifications: {
      path: '/notifications',
      file: 'notifications/NotificationsPage',
      who: 'signedIn',
      title: 'Notifications',
    },
    moderation: { path: '/moderation', file: 'moderation/OwnCasesPage', who: 'signedIn' },
    careerPath: {
      path: '/career-path',
      file: 'careers/CareerPathPage',
      who: 'alumni',
      title: 'Create Post',
    },
  }),
  ...framed('admin', {
    admin: {
      path: '/admin',
      file: 'overview/OverviewPage',
      who: 'admins',
      title: 'Admin Panel',
    },
    adminPosts: {
      path: '/admin/posts',
      file: 'moderation/ContentsPage',
      who: 'admins',
      title: 'Posts',
    },
    adminComments: {
      path: '/admin/comments',
      file: 'moderation/ContentsPage',
      who: 'admins',
      title: 'Comments',
    },
    adminGratitudes: {
      path: '/admin/gratitudes',
      file: 'moderation/ContentsPage',
      who: 'admins',
      title: 'Gratitudes',
    },
    adminJobs: {
      path: '/admin/jobs',
      file: 'moderation/ContentsPage',
      who: 'admins',
      title: 'Job Openings',
    },
    moderatedContent: {
      path: '/admin/content/:type/:id',
      file: 'moderation/ContentPage',
      who: 'admins',
    },
    reportedCases: {
      path: '/admin/flagged',
      file: 'moderation/FlaggedPage',
      who: 'superAdmins',
      title: 'Flagged Content',
    },
    reportedCase: { path: '/admin/flagged/:id', file: 'moderation/CasePage', who: 'superAdmins' },
    adminVerification: {
      path: '/admin/verification',
      file: 'administration/VerificationQueuePage',
      who: 'admins',
      title: 'Verification',
    },
    adminUsers: {
      path: '/admin/users',
      file: 'administration/UsersPage',
      who: 'admins',
      title: 'Users',
    },
    adminUser: { path: '/admin/users/:id', file: 'administration/PersonPage', who: 'admins' },
    admins: {
      path: '/admin/admins',
      file: 'administration/AdminsPage',
      who: 'superAdmins',
      title: 'Admins',
    },
    adminAnnouncements: {
      path: '/admin/announcements',
      file: 'announcements/AnnouncementsPage',
      who: 'admins',
      title: 'Announcements',
    },
    adminFeedback: {
      path: '/admin/feedback',
      file: 'feedback/FeedbackPage',
      who: 'admins',
      title: 'Feedback',
    },
    adminCompanies: {
      path: '/admin/companies',
      file: 'companies/CompanyPairsPage',
      who: 'admins',
      title: 'Companies',
    },
    adminPlacements: {
      path: '/admin/placements',
      file: 'placements/PlacementsPage',
      who: 'admins',
      title: 'Placements',
    },
    adminAnalytics: {
      path: '/admin/analytics',
      file: 'analytics/AnalyticsPage',
      who: 'superAdmins',
      title: 'Analytics',
    },
    adminAudit: {
      path: '/admin/audit',
      file: 'audits/AuditPage',
      who: 'superAdmins',
      title: 'Audit Log',
    },
    adminImport: {
      path: '/admin/import',
      file: 'imports/ImportPage',
      who: 'superAdmins',
      title: 'Bulk Import',
    },
    adminInvited: { path: '/admin/invited', file: 'imports/InvitedPage', who: 'superAdmins' },
    adminProfile: {
      path: '/admin/profile',
      file: 'admin/AdminProfilePage',
      who: 'admins',
      title: 'Admin Profile',
    },
    adminSettings: {
      path: '/admin/settings',
      file: 'admin/AdminSettingsPage',
      who: 'admins',
      title: 'Admin Settings',
    },
  }),
};

export const pageEntries: readonly PageEntry[] = Object.values(pages);

/** Every address of a page, the first of which is its own. */
export const pathsOf = ({ path, also = [] }: PageEntry): readonly string[] => [path, ...also];

/**
 * The addresses inside the members' shell, with its header and menus. The build tells
 * theme.js of them, which shows the shell's first screen there before the code has arrived.
 */
export const shellPaths = pageEntries.filter(({ frame }) => frame === 'shell').flatMap(pathsOf);

/** Every address of the web app: the server answers 404 for any other. */
export const webPaths = pageEntries.flatMap(pathsOf);

const matching = (...paths: readonly string[]): RegExp =>
  new RegExp(`^(?:${paths.join('|').replace(/:\w+/g, '[^/]+')})/?$`, 'i');
const known = matching(...webPaths);

/**
 * Is there a page at this path? Only its form is looked at: whether the post behind it exists is
 * the page's to say.
 */
export const isWebPath = (path: string): boolean => known.test(path);

/** The page at an address; undefined where there is none. */
export const pageAt = (address: string): PageEntry | undefined =>
  pageEntries.find((entry) => matching(...pathsOf(entry)).test(address));
