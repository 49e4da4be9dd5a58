import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import type { ComponentType, ReactElement } from 'react';
import { PageSkeleton } from '@/ui';
import { FirstPaint, firstPaint } from './FirstPaint.tsx';
import { watchLinks } from './leading.ts';
import { page } from './page.tsx';
import { Root } from './Root.tsx';
import { RouteError } from './RouteError.tsx';
import { ShellSkeleton } from './shell/ShellSkeleton.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const plain = <PageSkeleton />;

/** One screen, under each of its paths. */
const at = (paths: string[], load: Load, skeleton: ReactElement = plain): RouteObject[] => {
  const element = page(paths[0] ?? '', load, skeleton);
  return paths.map((path) => ({ path, element, errorElement: <RouteError />, handle: load }));
};

/** What stands around screens. */
const around = (
  key: string,
  load: Load,
  skeleton: ReactElement,
  children: RouteObject[],
): RouteObject => ({ element: page(key, load, skeleton), handle: load, children });

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      ...at(['/'], () => import('@/features/landing/pages/LandingPage'), <FirstPaint />),
      ...at(['/about-us', '/about'], () => import('@/features/site/pages/AboutPage')),
      ...at(['/contact-us', '/contact'], () => import('@/features/site/pages/ContactPage')),
      ...at(['/terms-and-conditions', '/terms'], () => import('@/features/site/pages/TermsPage')),
      around(
        'data',
        () => import('./DataLayout.tsx'),
        firstPaint === 'app' ? <ShellSkeleton /> : plain,
        [
          ...at(
            ['/signin', '/sign-in', '/forgot-password'],
            () => import('@/features/identity/pages/SignInPage'),
          ),
          ...at(['/signup'], () => import('@/features/identity/pages/SignUpPage')),
          ...at(['/create-profile'], () => import('@/features/identity/pages/CreateProfilePage')),
          ...at(['/upload-banner'], () => import('@/features/profiles/pages/UploadBannerPage')),
          ...at(['/verification'], () => import('@/features/identity/pages/VerificationPage')),
          ...at(['/unsubscribe'], () => import('@/features/notifications/pages/UnsubscribePage')),
          around('shell', () => import('./shell/Shell.tsx'), <ShellSkeleton />, [
            ...at(['/feed'], () => import('@/features/posts/pages/FeedPage')),
            ...at(['/add-post'], () => import('@/features/posts/pages/AddPostPage')),
            ...at(['/edit-post/:id'], () => import('@/features/posts/pages/EditPostPage')),
            ...at(
              ['/post/:id'],
              () => import('@/features/posts/pages/PostPage'),
              <PageSkeleton aside />,
            ),
            ...at(
              ['/profile', '/edit-profile'],
              () => import('@/features/profiles/pages/EditProfilePage'),
            ),
            ...at(
              ['/profile/:id'],
              () => import('@/features/profiles/pages/ProfilePage'),
              <PageSkeleton aside />,
            ),
            ...at(
              ['/vision-board/edit'],
              () => import('@/features/visionboards/pages/VisionBoardEditPage'),
            ),
            ...at(['/bookmarks'], () => import('@/features/bookmarks/pages/BookmarksPage')),
            ...at(['/connections'], () => import('@/features/connections/pages/ConnectionsPage')),
            ...at(
              ['/connection-requests'],
              () => import('@/features/connections/pages/ConnectionRequestsPage'),
            ),
            ...at(['/blocked-people'], () => import('@/features/blocks/pages/BlockedPeoplePage')),
            ...at(
              ['/notifications'],
              () => import('@/features/notifications/pages/NotificationsPage'),
            ),
            ...at(['/career-path'], () => import('@/features/careers/pages/CareerPathPage')),
          ]),
          around(
            'anywhere',
            () => import('./shell/AnyShell.tsx'),
            plain,
            at(['*'], () => import('./NotFoundPage.tsx')),
          ),
        ],
      ),
    ],
  },
];

/** Layouts and page of an address come side by side; drawn one inside the other they would be fetched one after the other. */
function fetchCode(location: Partial<Location> | string): void {
  for (const { route } of matchRoutes(routes, location) ?? [])
    void (route.handle as Load | undefined)?.().catch(() => undefined);
}
fetchCode(window.location);
watchLinks(fetchCode);

export const router = createBrowserRouter(routes);
