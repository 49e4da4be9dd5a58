import type { ComponentType, ReactElement } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { PageSkeleton } from '@/ui';
import { FirstPaint, firstScreen } from './FirstPaint.tsx';
import { lazyPage } from './lazy-page.tsx';
import { prefetchLinkedPages } from './prefetch-links.ts';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const pageSkeleton = <PageSkeleton />;

/** The routes of one page: one for each of its paths. */
const page = (
  paths: string[],
  load: Load,
  skeleton: ReactElement = pageSkeleton,
): RouteObject[] => {
  const element = lazyPage(paths[0] ?? '', load, skeleton);
  return paths.map((path) => ({ path, element, errorElement: <RouteError />, handle: load }));
};

/** A layout around pages. */
const layout = (
  key: string,
  load: Load,
  skeleton: ReactElement,
  children: RouteObject[],
): RouteObject => ({ element: lazyPage(key, load, skeleton), handle: load, children });

/** All pages. `handle` loads the code of a route. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      ...page(['/'], () => import('@/features/landing/pages/LandingPage'), <FirstPaint />),
      ...page(['/about-us', '/about'], () => import('@/features/site/pages/AboutPage')),
      ...page(['/contact-us', '/contact'], () => import('@/features/site/pages/ContactPage')),
      ...page(['/terms-and-conditions', '/terms'], () => import('@/features/site/pages/TermsPage')),
      layout(
        'data',
        () => import('./DataLayout.tsx'),
        firstScreen === 'app' ? <ShellSkeleton /> : pageSkeleton,
        [
          ...page(
            ['/signin', '/sign-in', '/forgot-password'],
            () => import('@/features/identity/pages/SignInPage'),
          ),
          ...page(['/signup'], () => import('@/features/identity/pages/SignUpPage')),
          ...page(['/create-profile'], () => import('@/features/identity/pages/CreateProfilePage')),
          ...page(['/upload-banner'], () => import('@/features/profiles/pages/UploadBannerPage')),
          ...page(['/verification'], () => import('@/features/identity/pages/VerificationPage')),
          ...page(['/job-alerts/stop'], () => import('@/features/jobs/pages/StopJobAlertPage')),
          ...page(['/job-still-open'], () => import('@/features/jobs/pages/StillOpenPage')),
          ...page(['/ban-appeal'], () => import('@/features/moderation/pages/BanAppealPage')),
          ...page(['/chat-request'], () => import('@/features/chat/pages/ChatRequestPage')),
          ...page(['/unsubscribe'], () => import('@/features/notifications/pages/UnsubscribePage')),
          layout('shell', () => import('./shell/Shell.tsx'), <ShellSkeleton />, [
            ...page(['/feed'], () => import('@/features/posts/pages/FeedPage')),
            ...page(['/add-post'], () => import('@/features/posts/pages/AddPostPage')),
            ...page(['/edit-post/:id'], () => import('@/features/posts/pages/EditPostPage')),
            ...page(
              ['/post/:id'],
              () => import('@/features/posts/pages/PostPage'),
              <PageSkeleton aside />,
            ),
            ...page(
              ['/profile', '/edit-profile'],
              () => import('@/features/profiles/pages/EditProfilePage'),
            ),
            ...page(
              ['/profile/:id'],
              () => import('@/features/profiles/pages/ProfilePage'),
              <PageSkeleton aside />,
            ),
            ...page(
              ['/vision-board/edit'],
              () => import('@/features/visionboards/pages/VisionBoardEditPage'),
            ),
            ...page(['/job-openings'], () => import('@/features/jobs/pages/JobOpeningsPage')),
            ...page(
              ['/job/:id'],
              () => import('@/features/jobs/pages/JobPage'),
              <PageSkeleton aside />,
            ),
            ...page(['/job-media/:id'], () => import('@/features/jobs/pages/JobMediaPage')),
            ...page(['/add-job-opening'], () => import('@/features/jobs/pages/AddJobPage')),
            ...page(['/edit-job-opening/:id'], () => import('@/features/jobs/pages/EditJobPage')),
            ...page(['/chat', '/chat/:id'], () => import('@/features/chat/pages/ChatPage')),
            ...page(['/bookmarks'], () => import('@/features/bookmarks/pages/BookmarksPage')),
            ...page(['/connections'], () => import('@/features/connections/pages/ConnectionsPage')),
            ...page(
              ['/connection-requests'],
              () => import('@/features/connections/pages/ConnectionRequestsPage'),
            ),
            ...page(['/settings'], () => import('@/features/settings/pages/SettingsPage')),
            ...page(['/blocked-people'], () => import('@/features/blocks/pages/BlockedPeoplePage')),
            ...page(
              ['/notifications'],
              () => import('@/features/notifications/pages/NotificationsPage'),
            ),
            ...page(['/moderation'], () => import('@/features/moderation/pages/OwnCasesPage')),
            ...page(['/career-path'], () => import('@/features/careers/pages/CareerPathPage')),
          ]),
          ...page(
            ['/admin/signin', '/admin-login'],
            () => import('@/features/admin/pages/AdminSignInPage'),
          ),
          layout('admin', () => import('./shell/AdminShell.tsx'), pageSkeleton, [
            ...page(['/admin'], () => import('@/features/admin/pages/AdminHomePage')),
            ...page(['/admin/posts'], () => import('@/features/moderation/pages/AdminPostsPage')),
            ...page(
              ['/admin/comments'],
              () => import('@/features/moderation/pages/AdminCommentsPage'),
            ),
            ...page(
              ['/admin/gratitudes'],
              () => import('@/features/moderation/pages/AdminGratitudesPage'),
            ),
            ...page(['/admin/jobs'], () => import('@/features/moderation/pages/AdminJobsPage')),
            ...page(
              ['/admin/content/:type/:id'],
              () => import('@/features/moderation/pages/ContentPage'),
            ),
            ...page(['/admin/flagged'], () => import('@/features/moderation/pages/FlaggedPage')),
            ...page(['/admin/flagged/:id'], () => import('@/features/moderation/pages/CasePage')),
            ...page(
              ['/admin/verification'],
              () => import('@/features/administration/pages/VerificationQueuePage'),
            ),
            ...page(['/admin/users'], () => import('@/features/administration/pages/UsersPage')),
            ...page(
              ['/admin/users/:id'],
              () => import('@/features/administration/pages/PersonPage'),
            ),
            ...page(['/admin/admins'], () => import('@/features/administration/pages/AdminsPage')),
            ...page(
              ['/admin/announcements'],
              () => import('@/features/announcements/pages/AnnouncementsPage'),
            ),
            ...page(['/admin/analytics'], () => import('@/features/analytics/pages/AnalyticsPage')),
            ...page(['/admin/audit'], () => import('@/features/audits/pages/AuditPage')),
            ...page(['/admin/import'], () => import('@/features/imports/pages/ImportPage')),
            ...page(['/admin/profile'], () => import('@/features/admin/pages/AdminProfilePage')),
            ...page(['/admin/settings'], () => import('@/features/admin/pages/AdminSettingsPage')),
          ]),
          layout(
            'public-shell',
            () => import('./shell/PublicShell.tsx'),
            pageSkeleton,
            page(['*'], () => import('./NotFoundPage.tsx')),
          ),
        ],
      ),
    ],
  },
];

/**
 * Fetches the layouts and the page of an address at once; rendering would fetch one after the
 * other.
 */
function fetchCode(location: Partial<Location> | string): void {
  for (const { route } of matchRoutes(routes, location) ?? [])
    void (route.handle as Load | undefined)?.().catch(() => undefined);
}
fetchCode(window.location);
prefetchLinkedPages(fetchCode);

export const router = createBrowserRouter(routes);
