import { type PageEntry, pageEntries, pathsOf } from '@schema/rules/pages';
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

/** The code of all pages, each loaded when it is opened. */
const files = import.meta.glob<{ default: ComponentType }>('../features/*/pages/*Page.tsx');
const loadOf = (file: string): Load => {
  const [room = '', name = ''] = file.split('/');
  const load = files[`../features/${room}/pages/${name}.tsx`];
  if (!load) throw new Error(`There is no page ${file}`);
  return load;
};

const skeletons = {
  plain: <PageSkeleton />,
  aside: <PageSkeleton aside />,
  firstPaint: <FirstPaint />,
};

/**
 * The routes of the pages in a frame: one for each address. Addresses of one page share its
 * element, so that it stays as it is between them.
 */
function routesIn(frame: PageEntry['frame']): RouteObject[] {
  const elements = new Map<string, ReactElement>();
  return pageEntries
    .filter((entry) => entry.frame === frame)
    .flatMap((entry) => {
      const { file, skeleton = 'plain' } = entry;
      const handle = loadOf(file);
      const element = elements.get(file) ?? lazyPage(file, handle, skeletons[skeleton]);
      elements.set(file, element);
      return pathsOf(entry).map((path) => ({
        path,
        element,
        errorElement: <RouteError />,
        handle,
      }));
    });
}

/** A layout around pages. */
const layout = (
  key: string,
  load: Load,
  skeleton: ReactElement,
  children: RouteObject[],
): RouteObject => ({ element: lazyPage(key, load, skeleton), handle: load, children });

const notFound: Load = () => import('./NotFoundPage.tsx');

/** All pages of `schema/rules/pages.ts`. `handle` loads the code of a route. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteError />,
    children: [
      ...routesIn('none'),
      layout(
        'data',
        () => import('./DataLayout.tsx'),
        firstScreen === 'app' ? <ShellSkeleton /> : skeletons.plain,
        [
          ...routesIn('data'),
          layout('shell', () => import('./shell/Shell.tsx'), <ShellSkeleton />, routesIn('shell')),
          layout(
            'admin',
            () => import('./shell/AdminShell.tsx'),
            skeletons.plain,
            routesIn('admin'),
          ),
          layout('public-shell', () => import('./shell/PublicShell.tsx'), skeletons.plain, [
            {
              path: '*',
              element: lazyPage('*', notFound, skeletons.plain),
              errorElement: <RouteError />,
              handle: notFound,
            },
          ]),
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
